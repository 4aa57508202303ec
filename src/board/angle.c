/* Angle: arctangent by the polynomial that Java's specification prescribes (that of fdlibm). */
#include "board/angle.h"

#include <math.h>
#include <stdbool.h>

#define PI      3.14159265358979311600
#define PI_REST 1.2246467991473531772e-16 /* what pi is larger than PI */

/* Around these the arctangent is known, and the rest is small: its high and low part. */
static const struct {
    double high, low;
} known[4] = {
    { 4.63647609000806093515e-01, 2.26987774529616870924e-17 }, /* of 0.5 */
    { 7.85398163397448278999e-01, 3.06161699786838301793e-17 }, /* of 1 */
    { 9.82793723247329054082e-01, 1.39033110312309984516e-17 }, /* of 1.5 */
    { 1.57079632679489655800e+00, 6.12323399573676603587e-17 }, /* of infinity */
};

/* Coefficients of x^3, x^5, x^7 ..., negative. */
static const double odd[11] = {
    3.33333333333329318027e-01,  -1.99999999998764832476e-01, 1.42857142725034663711e-01,
    -1.11111104054623557880e-01, 9.09088713343650656196e-02,  -7.69187620504482999495e-02,
    6.66107313738753120669e-02,  -5.83357013379057348645e-02, 4.97687799461593236017e-02,
    -3.65315727442169155270e-02, 1.62858201153657823623e-02,
};

/* How much x is larger than its arctangent, for small x. */
static double excess(double x) {
    double z = x * x, w = z * z, even_terms = odd[10], odd_terms = odd[9];
    for (int i = 8; i >= 0; i -= 2)
        even_terms = odd[i] + w * even_terms;
    for (int i = 7; i >= 1; i -= 2)
        odd_terms = odd[i] + w * odd_terms;
    return x * (z * even_terms + w * odd_terms);
}

/* For x >= 0. */
static double arctangent(double x) {
    int near;
    if (x < 0.4375)
        return x < 0x1p-29 ? x : x - excess(x);
    if (x < 0.6875) {
        near = 0;
        x = (2 * x - 1) / (2 + x);
    } else if (x < 1.1875) {
        near = 1;
        x = (x - 1) / (x + 1);
    } else if (x < 2.4375) {
        near = 2;
        x = (x - 1.5) / (1 + 1.5 * x);
    } else {
        near = 3;
        x = -1 / x;
    }
    return known[near].high - ((excess(x) - known[near].low) - x);
}

double angle_of(double y, double x) {
    bool down = signbit(y), left = signbit(x);
    if (y == 0 && x == 0)
        return 0;
    if (y == 0)
        return left ? (down ? -PI : PI) : y;
    if (x == 0)
        return down ? -PI / 2 : PI / 2;
    double angle = arctangent(fabs(y / x));
    if (left)
        angle = PI - (angle - PI_REST);
    return down ? -angle : angle;
}
