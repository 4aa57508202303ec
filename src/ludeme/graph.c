/* Graphs of boards: generators, operators, dimensions. */
#include "ludeme/ludemes.h"

const Ludeme graph_ludemes[] = {
    // clang-format off
    { "<clip>", "(clip <graph> <poly>)" },
    { "<complete>", "(complete <graph> [eachCell:<boolean>])" },
    { "<dual>", "(dual <graph>)" },
    { "<hole>", "(hole <graph> <poly>)" },
    { "<intersect>", "(intersect {<graph>})" },
    { "<intersect>", "(intersect <graph> <graph>)" },
    { "<keep>", "(keep <graph> <poly>)" },
    { "<layers>", "(layers <dim> <graph>)" },
    { "<makeFaces>", "(makeFaces <graph>)" },
    { "<merge>", "(merge {<graph>} [connect:<boolean>])" },
    { "<merge>", "(merge <graph> <graph> [connect:<boolean>])" },
    { "<operators.add>",
      "(add [<graph>] [vertices:{{<float>}}] [edges:{{{<float>}}} | edges:{{<dim>}}] "
      "[edgesCurved:{{{<float>}}}] [cells:{{{<float>}}} | cells:{{<dim>}}] "
      "[connect:<boolean>])" },
    { "<operators.remove>", "(remove <graph> <poly> [trimEdges:<boolean>])" },
    { "<operators.remove>",
      "(remove <graph> [cells:{{{<float>}}} | cells:{<dim>}] [edges:{{{<float>}}} | "
      "edges:{{<dim>}}] [vertices:{{<float>}} | vertices:{<dim>}] [trimEdges:<boolean>])" },
    { "<operators.union>", "(union {<graph>} [connect:<boolean>])" },
    { "<operators.union>", "(union <graph> <graph> [connect:<boolean>])" },
    { "<recoordinate>", "(recoordinate [<siteType>] [<siteType>] [<siteType>] <graph>)" },
    { "<renumber>", "(renumber [<siteType>] [<siteType>] [<siteType>] <graph>)" },
    { "<rotate>", "(rotate <float> <graph>)" },
    { "<scale>", "(scale <float> [<float>] [<float>] <graph>)" },
    { "<shift>", "(shift <float> <float> [<float>] <graph>)" },
    { "<skew>", "(skew <float> <graph>)" },
    { "<splitCrossings>", "(splitCrossings <graph>)" },
    { "<subdivide>", "(subdivide <graph> [min:<dim>])" },
    { "<trim>", "(trim <graph>)" },
    { "<tri>", "(tri (<poly> | {<dim>}))" },
    { "<tri>", "(tri [<triShapeType>] <dim> [<dim>])" },
    { "<quadhex>", "(quadhex <dim> [thirds:<boolean>])" },
    { "<celtic>", "(celtic (<poly> | {<dim>}))" },
    { "<celtic>", "(celtic <dim> [<dim>])" },
    { "<hex>", "(hex (<poly> | {<dim>}))" },
    { "<hex>", "(hex [<hexShapeType>] <dim> [<dim>])" },
    { "<tiling>", "(tiling <tilingType> (<poly> | {<dim>}))" },
    { "<tiling>", "(tiling <tilingType> <dim> [<dim>])" },
    { "<brick>", "(brick [<brickShapeType>] <dim> [<dim>] [trim:<boolean>])" },
    { "<square>", "(square (<poly> | {<dim>}) [diagonals:<diagonalsType>])" },
    { "<square>", "(square [<squareShapeType>] <dim> [diagonals:<diagonalsType> | pyramidal:<boolean>])" },
    { "<basis>",
      "<brick> | <celtic> | <concentric> | <hex> | <quadhex> | <rectangle> | <spiral> | "
      "<square> | <tiling> | <tri> | <wedge>" },
    { "<concentric>",
      "(concentric (<concentricShapeType> | sides:<dim> | {<dim>}) [rings:<dim>] "
      "[steps:<dim>] [midpoints:<boolean>] [joinMidpoints:<boolean>] [joinCorners:<boolean>] "
      "[stagger:<boolean>])" },
    { "<rectangle>", "(rectangle <dim> [<dim>] [diagonals:<diagonalsType>])" },
    { "<regular>", "(regular <basisType> <shapeType> <dim> [<dim>])" },
    { "<regular>", "(regular [Star] <dim>)" },
    { "<repeat>", "(repeat <dim> <dim> step:{{<float>}} (<poly> | {<poly>}))" },
    { "<spiral>", "(spiral turns:<dim> sites:<dim> [clockwise:<boolean>])" },
    { "<wedge>", "(wedge <dim> [<dim>])" },
    { "<dim>",
      "<dim.math.*> | <dim.math.+> | <dim.math.-> | <dim.math./> | <dim.math.^> | "
      "<dim.math.abs> | int | <dim.math.max> | <dim.math.min>" },
    { "<dim.math.*>", "(* {<dim>})" },
    { "<dim.math.*>", "(* <dim> <dim>)" },
    { "<dim.math.+>", "(+ {<dim>})" },
    { "<dim.math.+>", "(+ <dim> <dim>)" },
    { "<dim.math.->", "(- <dim> <dim>)" },
    { "<dim.math./>", "(/ <dim> <dim>)" },
    { "<dim.math.^>", "(^ <dim> <dim>)" },
    { "<dim.math.abs>", "(abs <dim>)" },
    { "<dim.math.max>", "(max <dim> <dim>)" },
    { "<dim.math.min>", "(min <dim> <dim>)" },
    { "<graph>", "(graph vertices:{{<float>}} [edges:{{<int>}}])" },
    { "<graph>", "(graph)" },
    { "<graph>", "(graph <graph>)" },
    { "<graph>",
      "<operators.add> | <basis> | <brick> | <celtic> | <clip> | <complete> | <concentric> | "
      "<dual> | <hex> | <hole> | <intersect> | <keep> | <layers> | <makeFaces> | <merge> | "
      "<quadhex> | <recoordinate> | <regular> | <operators.remove> | <renumber> | <repeat> | "
      "<rotate> | <scale> | <shift> | <skew> | <spiral> | <splitCrossings> | <square> | "
      "<subdivide> | <tiling> | <tri> | <trim> | <operators.union> | <wedge>" },
    { "<poly>", "(poly {{<dim>}} [rotns:<int>])" },
    { "<poly>", "(poly {{<float>}} [rotns:<int>])" },
    // clang-format on
    { NULL },
};
