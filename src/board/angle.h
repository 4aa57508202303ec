/* Angle: the arctangent to the last bit as Ludii gets it.
 *
 * Steps are sorted by angle, and a step along the border of two directions belongs to the one that
 * the last bit says. The C library's atan2 may differ there, and differs from machine to machine.
 */
#ifndef LUSOR_ANGLE_H
#define LUSOR_ANGLE_H

/* The angle of the direction (x, y), -pi .. pi; 0 if both are 0. */
double angle_of(double y, double x);

#endif
