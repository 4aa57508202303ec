/* The words of the language: every enumeration of the grammar, listed once.
 *
 * From each list come the values (ROLE_TYPE_Mover) and the row of the grammar ("| Mover | ..."): a
 * word's value is its place in the list. */
#ifndef LUSOR_WORDS_H
#define LUSOR_WORDS_H

#define WORD_VALUE(list, word) list##_##word,
#define WORD_TEXT(list, word)  "|" #word
#define WORD_NAME(list, word)  #word,

// clang-format off
#define MOVE_MESSAGE_TYPE_WORDS(w, l) \
    w(l, Propose) w(l, Vote)
#define MOVE_SIMPLE_TYPE_WORDS(w, l) \
    w(l, Pass) w(l, PlayCard)
#define MOVE_SITE_TYPE_WORDS(w, l) \
    w(l, Add) w(l, Claim)
#define MAX_MOVES_TYPE_WORDS(w, l) \
    w(l, Captures) w(l, Moves)
#define SET_PLAYER_TYPE_WORDS(w, l) \
    w(l, Score) w(l, Value)
#define SET_SITE_TYPE_WORDS(w, l) \
    w(l, Count) w(l, State) w(l, Value)
#define SET_VALUE_TYPE_WORDS(w, l) \
    w(l, Counter) w(l, Pot)
#define SET_START_PLAYER_TYPE_WORDS(w, l) \
    w(l, Amount) w(l, Score)
#define SET_START_SITES_TYPE_WORDS(w, l) \
    w(l, Cost) w(l, Count) w(l, Phase)
#define LINE_OF_SIGHT_TYPE_WORDS(w, l) \
    w(l, Empty) w(l, Farthest) w(l, Piece)
#define SITES_EDGE_TYPE_WORDS(w, l) \
    w(l, Angled) w(l, Axial) w(l, Horizontal) w(l, Slash) w(l, Slosh) w(l, Vertical)
#define SITES_INDEX_TYPE_WORDS(w, l) \
    w(l, Cell) w(l, Column) w(l, Edge) w(l, Empty) w(l, Layer) w(l, Phase) w(l, Row) w(l, State) \
    w(l, Support)
#define SITES_MOVE_TYPE_WORDS(w, l) \
    w(l, Between) w(l, From) w(l, To)
#define SITES_PLAYER_TYPE_WORDS(w, l) \
    w(l, Hand) w(l, Winning)
#define SITES_SIMPLE_TYPE_WORDS(w, l) \
    w(l, Board) w(l, Bottom) w(l, Centre) w(l, ConcaveCorners) w(l, ConvexCorners) w(l, Corners) \
    w(l, Hint) w(l, Inner) w(l, LastFrom) w(l, LastTo) w(l, Left) w(l, LineOfPlay) w(l, Major) \
    w(l, Minor) w(l, Outer) w(l, Pending) w(l, Perimeter) w(l, Playable) w(l, Right) \
    w(l, ToClear) w(l, Top)
#define LAST_TYPE_WORDS(w, l) \
    w(l, From) w(l, LevelFrom) w(l, LevelTo) w(l, To)
#define CARD_SITE_TYPE_WORDS(w, l) \
    w(l, Rank) w(l, Suit) w(l, TrumpRank) w(l, TrumpValue)
#define TRI_SHAPE_TYPE_WORDS(w, l) \
    w(l, Diamond) w(l, Hexagon) w(l, Limping) w(l, NoShape) w(l, Prism) w(l, Rectangle) \
    w(l, Square) w(l, Star) w(l, Triangle)
#define HEX_SHAPE_TYPE_WORDS(w, l) \
    w(l, Diamond) w(l, Hexagon) w(l, Limping) w(l, NoShape) w(l, Prism) w(l, Rectangle) \
    w(l, Square) w(l, Star) w(l, Triangle)
#define TILING_TYPE_WORDS(w, l) \
    w(l, T31212) w(l, T333333_33434) w(l, T33336) w(l, T33344) w(l, T33434) w(l, T3464) \
    w(l, T3636) w(l, T4612) w(l, T488)
#define BRICK_SHAPE_TYPE_WORDS(w, l) \
    w(l, Diamond) w(l, Limping) w(l, Prism) w(l, Rectangle) w(l, Spiral) w(l, Square)
#define DIAGONALS_TYPE_WORDS(w, l) \
    w(l, Alternating) w(l, Concentric) w(l, Implied) w(l, Radiating) w(l, Solid) \
    w(l, SolidNoSplit)
#define SQUARE_SHAPE_TYPE_WORDS(w, l) \
    w(l, Diamond) w(l, Limping) w(l, NoShape) w(l, Rectangle) w(l, Square)
#define CONCENTRIC_SHAPE_TYPE_WORDS(w, l) \
    w(l, Hexagon) w(l, Square) w(l, Target) w(l, Triangle)
#define COUNT_COMPONENT_TYPE_WORDS(w, l) \
    w(l, Pieces) w(l, Pips)
#define COUNT_GROUPS_TYPE_WORDS(w, l) \
    w(l, Groups) w(l, SizeBiggestGroup)
#define COUNT_SIMPLE_TYPE_WORDS(w, l) \
    w(l, Active) w(l, Cells) w(l, Columns) w(l, Edges) w(l, LegalMoves) w(l, Moves) \
    w(l, MovesThisTurn) w(l, Phases) w(l, Players) w(l, Rows) w(l, Trials) w(l, Turns) \
    w(l, Vertices)
#define COUNT_SITE_TYPE_WORDS(w, l) \
    w(l, Adjacent) w(l, Diagonal) w(l, Neighbours) w(l, Off) w(l, Orthogonal) w(l, Sites) \
    w(l, SitesPlatformBelow)
#define VALUE_SIMPLE_TYPE_WORDS(w, l) \
    w(l, MoveLimit) w(l, Pending) w(l, TurnLimit)
#define IS_PUZZLE_REGION_RESULT_TYPE_WORDS(w, l) \
    w(l, Count) w(l, Sum)
#define ALL_SIMPLE_TYPE_WORDS(w, l) \
    w(l, DiceEqual) w(l, DiceUsed) w(l, Passed)
#define ALL_SITES_TYPE_WORDS(w, l) \
    w(l, Different) w(l, Sites)
#define PLAYERS_MANY_TYPE_WORDS(w, l) \
    w(l, All) w(l, Ally) w(l, Enemy) w(l, Friend) w(l, NonMover)
#define PLAYERS_TEAM_TYPE_WORDS(w, l) \
    w(l, Team1) w(l, Team2) w(l, Team3) w(l, Team4) w(l, Team5) w(l, Team6) w(l, Team7) \
    w(l, Team8) w(l, Team9) w(l, Team10) w(l, Team11) w(l, Team12) w(l, Team13) w(l, Team14) \
    w(l, Team15) w(l, Team16)
#define IS_ANGLE_TYPE_WORDS(w, l) \
    w(l, Acute) w(l, Obtuse) w(l, Reflex) w(l, Right)
#define IS_COMPONENT_TYPE_WORDS(w, l) \
    w(l, Threatened) w(l, Within)
#define IS_CONNECT_TYPE_WORDS(w, l) \
    w(l, Blocked) w(l, Connected)
#define IS_GRAPH_TYPE_WORDS(w, l) \
    w(l, LastFrom) w(l, LastTo)
#define IS_INTEGER_TYPE_WORDS(w, l) \
    w(l, AnyDie) w(l, Even) w(l, Flat) w(l, Odd) w(l, PipsMatch) w(l, SidesMatch) w(l, Visited)
#define IS_PATTERN_TYPE_WORDS(w, l) \
    w(l, Pattern) w(l, PyramidCorners)
#define IS_PLAYER_TYPE_WORDS(w, l) \
    w(l, Active) w(l, Enemy) w(l, Friend) w(l, Mover) w(l, Next) w(l, Prev)
#define IS_SIMPLE_TYPE_WORDS(w, l) \
    w(l, Cycle) w(l, Full) w(l, Pending)
#define IS_SITE_TYPE_WORDS(w, l) \
    w(l, Empty) w(l, Occupied)
#define IS_STRING_TYPE_WORDS(w, l) \
    w(l, Decided) w(l, Proposed)
#define IS_TREE_TYPE_WORDS(w, l) \
    w(l, CaterpillarTree) w(l, SpanningTree) w(l, Tree) w(l, TreeCentre)
#define ABSOLUTE_DIRECTION_WORDS(w, l) \
    w(l, All) w(l, Angled) w(l, Adjacent) w(l, Axial) w(l, Orthogonal) w(l, Diagonal) \
    w(l, OffDiagonal) w(l, SameLayer) w(l, Upward) w(l, Downward) w(l, Rotational) w(l, Base) \
    w(l, Support) w(l, N) w(l, E) w(l, S) w(l, W) w(l, NE) w(l, SE) w(l, NW) w(l, SW) w(l, NNW) \
    w(l, WNW) w(l, WSW) w(l, SSW) w(l, SSE) w(l, ESE) w(l, ENE) w(l, NNE) w(l, CW) w(l, CCW) \
    w(l, In) w(l, Out) w(l, U) w(l, UN) w(l, UNE) w(l, UE) w(l, USE) w(l, US) w(l, USW) w(l, UW) \
    w(l, UNW) w(l, D) w(l, DN) w(l, DNE) w(l, DE) w(l, DSE) w(l, DS) w(l, DSW) w(l, DW) w(l, DNW)
#define COMPASS_DIRECTION_WORDS(w, l) \
    w(l, N) w(l, NNE) w(l, NE) w(l, ENE) w(l, E) w(l, ESE) w(l, SE) w(l, SSE) w(l, S) w(l, SSW) \
    w(l, SW) w(l, WSW) w(l, W) w(l, WNW) w(l, NW) w(l, NNW)
#define RELATIVE_DIRECTION_WORDS(w, l) \
    w(l, BL) w(l, BLL) w(l, BLLL) w(l, BR) w(l, BRR) w(l, BRRR) w(l, Backward) w(l, Backwards) \
    w(l, FL) w(l, FLL) w(l, FLLL) w(l, FR) w(l, FRR) w(l, FRRR) w(l, Forward) w(l, Forwards) \
    w(l, Leftward) w(l, Leftwards) w(l, OppositeDirection) w(l, Rightward) w(l, Rightwards) \
    w(l, SameDirection)
#define ROTATIONAL_DIRECTION_WORDS(w, l) \
    w(l, CCW) w(l, CW) w(l, In) w(l, Out)
#define SPATIAL_DIRECTION_WORDS(w, l) \
    w(l, D) w(l, DN) w(l, DNE) w(l, DE) w(l, DSE) w(l, DS) w(l, DSW) w(l, DW) w(l, DNW) w(l, U) \
    w(l, UN) w(l, UNE) w(l, UE) w(l, USE) w(l, US) w(l, USW) w(l, UW) w(l, UNW)
#define STACK_DIRECTION_WORDS(w, l) \
    w(l, FromBottom) w(l, FromTop)
#define CARD_TYPE_WORDS(w, l) \
    w(l, Joker) w(l, Ace) w(l, Two) w(l, Three) w(l, Four) w(l, Five) w(l, Six) w(l, Seven) \
    w(l, Eight) w(l, Nine) w(l, Ten) w(l, Jack) w(l, Queen) w(l, King)
#define DEALABLE_TYPE_WORDS(w, l) \
    w(l, Cards) w(l, Dominoes)
#define SUIT_TYPE_WORDS(w, l) \
    w(l, Clubs) w(l, Diamonds) w(l, Hearts) w(l, Spades)
#define BASIS_TYPE_WORDS(w, l) \
    w(l, Brick) w(l, Celtic) w(l, Circle) w(l, Concentric) w(l, Dual) w(l, Hexagonal) \
    w(l, HexagonalPyramidal) w(l, Mesh) w(l, Morris) w(l, NoBasis) w(l, QuadHex) w(l, Spiral) \
    w(l, Square) w(l, SquarePyramidal) w(l, T31212) w(l, T333333_33434) w(l, T33336) w(l, T33344) \
    w(l, T33434) w(l, T3464) w(l, T3636) w(l, T4612) w(l, T488) w(l, Triangular)
#define HIDDEN_DATA_WORDS(w, l) \
    w(l, Count) w(l, Rotation) w(l, State) w(l, Value) w(l, What) w(l, Who)
#define LANDMARK_TYPE_WORDS(w, l) \
    w(l, BottomSite) w(l, CentreSite) w(l, FirstSite) w(l, LastSite) w(l, LeftSite) \
    w(l, RightSite) w(l, Topsite)
#define PUZZLE_ELEMENT_TYPE_WORDS(w, l) \
    w(l, Cell) w(l, Edge) w(l, Hint) w(l, Vertex)
#define REGION_TYPE_DYNAMIC_WORDS(w, l) \
    w(l, Empty) w(l, Enemy) w(l, NotEmpty) w(l, NotEnemy) w(l, NotOwn) w(l, Own)
#define REGION_TYPE_STATIC_WORDS(w, l) \
    w(l, AllDirections) w(l, AllSites) w(l, Columns) w(l, Corners) w(l, Diagonals) \
    w(l, HintRegions) w(l, Layers) w(l, Regions) w(l, Rows) w(l, Sides) w(l, SidesNoCorners) \
    w(l, SubGrids) w(l, Touching) w(l, Vertices)
#define RELATION_TYPE_WORDS(w, l) \
    w(l, Adjacent) w(l, All) w(l, Diagonal) w(l, OffDiagonal) w(l, Orthogonal)
#define SHAPE_TYPE_WORDS(w, l) \
    w(l, Circle) w(l, Cross) w(l, Custom) w(l, Diamond) w(l, Hexagon) w(l, Limping) w(l, NoShape) \
    w(l, Polygon) w(l, Prism) w(l, Quadrilateral) w(l, Rectangle) w(l, Regular) w(l, Rhombus) \
    w(l, Spiral) w(l, Square) w(l, Star) w(l, Triangle) w(l, Wedge) w(l, Wheel)
#define SITE_TYPE_WORDS(w, l) \
    w(l, Cell) w(l, Vertex) w(l, Edge)
#define STEP_TYPE_WORDS(w, l) \
    w(l, F) w(l, L) w(l, R)
#define STORE_TYPE_WORDS(w, l) \
    w(l, Inner) w(l, None) w(l, Outer)
#define TILING_BOARDLESS_TYPE_WORDS(w, l) \
    w(l, Hexagonal) w(l, Square) w(l, Triangular)
#define MODE_TYPE_WORDS(w, l) \
    w(l, Alternating) w(l, Simulation) w(l, Simultaneous)
#define PASS_END_TYPE_WORDS(w, l) \
    w(l, Draw) w(l, NoEnd)
#define PREV_TYPE_WORDS(w, l) \
    w(l, Mover) w(l, MoverLastTurn)
#define REPETITION_TYPE_WORDS(w, l) \
    w(l, Positional) w(l, PositionalInTurn) w(l, Situational) w(l, SituationalInTurn)
#define RESULT_TYPE_WORDS(w, l) \
    w(l, Abandon) w(l, Crash) w(l, Draw) w(l, Loss) w(l, Tie) w(l, Win)
#define ROLE_TYPE_WORDS(w, l) \
    w(l, Neutral) w(l, P1) w(l, P2) w(l, P3) w(l, P4) w(l, P5) w(l, P6) w(l, P7) w(l, P8) \
    w(l, P9) w(l, P10) w(l, P11) w(l, P12) w(l, P13) w(l, P14) w(l, P15) w(l, P16) w(l, Team1) \
    w(l, Team2) w(l, Team3) w(l, Team4) w(l, Team5) w(l, Team6) w(l, Team7) w(l, Team8) \
    w(l, Team9) w(l, Team10) w(l, Team11) w(l, Team12) w(l, Team13) w(l, Team14) w(l, Team15) \
    w(l, Team16) w(l, TeamMover) w(l, Each) w(l, Shared) w(l, All) w(l, Mover) w(l, Next) \
    w(l, Prev) w(l, NonMover) w(l, Enemy) w(l, Friend) w(l, Ally) w(l, Player)
#define WHEN_TYPE_WORDS(w, l) \
    w(l, EndOfTurn) w(l, StartOfTurn)
// clang-format on

enum { MOVE_MESSAGE_TYPE_WORDS(WORD_VALUE, MOVE_MESSAGE_TYPE) };
enum { MOVE_SIMPLE_TYPE_WORDS(WORD_VALUE, MOVE_SIMPLE_TYPE) };
enum { MOVE_SITE_TYPE_WORDS(WORD_VALUE, MOVE_SITE_TYPE) };
enum { MAX_MOVES_TYPE_WORDS(WORD_VALUE, MAX_MOVES_TYPE) };
enum { SET_PLAYER_TYPE_WORDS(WORD_VALUE, SET_PLAYER_TYPE) };
enum { SET_SITE_TYPE_WORDS(WORD_VALUE, SET_SITE_TYPE) };
enum { SET_VALUE_TYPE_WORDS(WORD_VALUE, SET_VALUE_TYPE) };
enum { SET_START_PLAYER_TYPE_WORDS(WORD_VALUE, SET_START_PLAYER_TYPE) };
enum { SET_START_SITES_TYPE_WORDS(WORD_VALUE, SET_START_SITES_TYPE) };
enum { LINE_OF_SIGHT_TYPE_WORDS(WORD_VALUE, LINE_OF_SIGHT_TYPE) };
enum { SITES_EDGE_TYPE_WORDS(WORD_VALUE, SITES_EDGE_TYPE) };
enum { SITES_INDEX_TYPE_WORDS(WORD_VALUE, SITES_INDEX_TYPE) };
enum { SITES_MOVE_TYPE_WORDS(WORD_VALUE, SITES_MOVE_TYPE) };
enum { SITES_PLAYER_TYPE_WORDS(WORD_VALUE, SITES_PLAYER_TYPE) };
enum { SITES_SIMPLE_TYPE_WORDS(WORD_VALUE, SITES_SIMPLE_TYPE) };
enum { LAST_TYPE_WORDS(WORD_VALUE, LAST_TYPE) };
enum { CARD_SITE_TYPE_WORDS(WORD_VALUE, CARD_SITE_TYPE) };
enum { TRI_SHAPE_TYPE_WORDS(WORD_VALUE, TRI_SHAPE_TYPE) };
enum { HEX_SHAPE_TYPE_WORDS(WORD_VALUE, HEX_SHAPE_TYPE) };
enum { TILING_TYPE_WORDS(WORD_VALUE, TILING_TYPE) };
enum { BRICK_SHAPE_TYPE_WORDS(WORD_VALUE, BRICK_SHAPE_TYPE) };
enum { DIAGONALS_TYPE_WORDS(WORD_VALUE, DIAGONALS_TYPE) };
enum { SQUARE_SHAPE_TYPE_WORDS(WORD_VALUE, SQUARE_SHAPE_TYPE) };
enum { CONCENTRIC_SHAPE_TYPE_WORDS(WORD_VALUE, CONCENTRIC_SHAPE_TYPE) };
enum { COUNT_COMPONENT_TYPE_WORDS(WORD_VALUE, COUNT_COMPONENT_TYPE) };
enum { COUNT_GROUPS_TYPE_WORDS(WORD_VALUE, COUNT_GROUPS_TYPE) };
enum { COUNT_SIMPLE_TYPE_WORDS(WORD_VALUE, COUNT_SIMPLE_TYPE) };
enum { COUNT_SITE_TYPE_WORDS(WORD_VALUE, COUNT_SITE_TYPE) };
enum { VALUE_SIMPLE_TYPE_WORDS(WORD_VALUE, VALUE_SIMPLE_TYPE) };
enum { IS_PUZZLE_REGION_RESULT_TYPE_WORDS(WORD_VALUE, IS_PUZZLE_REGION_RESULT_TYPE) };
enum { ALL_SIMPLE_TYPE_WORDS(WORD_VALUE, ALL_SIMPLE_TYPE) };
enum { ALL_SITES_TYPE_WORDS(WORD_VALUE, ALL_SITES_TYPE) };
enum { PLAYERS_MANY_TYPE_WORDS(WORD_VALUE, PLAYERS_MANY_TYPE) };
enum { PLAYERS_TEAM_TYPE_WORDS(WORD_VALUE, PLAYERS_TEAM_TYPE) };
enum { IS_ANGLE_TYPE_WORDS(WORD_VALUE, IS_ANGLE_TYPE) };
enum { IS_COMPONENT_TYPE_WORDS(WORD_VALUE, IS_COMPONENT_TYPE) };
enum { IS_CONNECT_TYPE_WORDS(WORD_VALUE, IS_CONNECT_TYPE) };
enum { IS_GRAPH_TYPE_WORDS(WORD_VALUE, IS_GRAPH_TYPE) };
enum { IS_INTEGER_TYPE_WORDS(WORD_VALUE, IS_INTEGER_TYPE) };
enum { IS_PATTERN_TYPE_WORDS(WORD_VALUE, IS_PATTERN_TYPE) };
enum { IS_PLAYER_TYPE_WORDS(WORD_VALUE, IS_PLAYER_TYPE) };
enum { IS_SIMPLE_TYPE_WORDS(WORD_VALUE, IS_SIMPLE_TYPE) };
enum { IS_SITE_TYPE_WORDS(WORD_VALUE, IS_SITE_TYPE) };
enum { IS_STRING_TYPE_WORDS(WORD_VALUE, IS_STRING_TYPE) };
enum { IS_TREE_TYPE_WORDS(WORD_VALUE, IS_TREE_TYPE) };
enum { ABSOLUTE_DIRECTION_WORDS(WORD_VALUE, ABSOLUTE_DIRECTION) };
enum { COMPASS_DIRECTION_WORDS(WORD_VALUE, COMPASS_DIRECTION) };
enum { RELATIVE_DIRECTION_WORDS(WORD_VALUE, RELATIVE_DIRECTION) };
enum { ROTATIONAL_DIRECTION_WORDS(WORD_VALUE, ROTATIONAL_DIRECTION) };
enum { SPATIAL_DIRECTION_WORDS(WORD_VALUE, SPATIAL_DIRECTION) };
enum { STACK_DIRECTION_WORDS(WORD_VALUE, STACK_DIRECTION) };
enum { CARD_TYPE_WORDS(WORD_VALUE, CARD_TYPE) };
enum { DEALABLE_TYPE_WORDS(WORD_VALUE, DEALABLE_TYPE) };
enum { SUIT_TYPE_WORDS(WORD_VALUE, SUIT_TYPE) };
enum { BASIS_TYPE_WORDS(WORD_VALUE, BASIS_TYPE) };
enum { HIDDEN_DATA_WORDS(WORD_VALUE, HIDDEN_DATA) };
enum { LANDMARK_TYPE_WORDS(WORD_VALUE, LANDMARK_TYPE) };
enum { PUZZLE_ELEMENT_TYPE_WORDS(WORD_VALUE, PUZZLE_ELEMENT_TYPE) };
enum { REGION_TYPE_DYNAMIC_WORDS(WORD_VALUE, REGION_TYPE_DYNAMIC) };
enum { REGION_TYPE_STATIC_WORDS(WORD_VALUE, REGION_TYPE_STATIC) };
enum { RELATION_TYPE_WORDS(WORD_VALUE, RELATION_TYPE) };
enum { SHAPE_TYPE_WORDS(WORD_VALUE, SHAPE_TYPE) };
enum { SITE_TYPE_WORDS(WORD_VALUE, SITE_TYPE) };
enum { STEP_TYPE_WORDS(WORD_VALUE, STEP_TYPE) };
enum { STORE_TYPE_WORDS(WORD_VALUE, STORE_TYPE) };
enum { TILING_BOARDLESS_TYPE_WORDS(WORD_VALUE, TILING_BOARDLESS_TYPE) };
enum { MODE_TYPE_WORDS(WORD_VALUE, MODE_TYPE) };
enum { PASS_END_TYPE_WORDS(WORD_VALUE, PASS_END_TYPE) };
enum { PREV_TYPE_WORDS(WORD_VALUE, PREV_TYPE) };
enum { REPETITION_TYPE_WORDS(WORD_VALUE, REPETITION_TYPE) };
enum { RESULT_TYPE_WORDS(WORD_VALUE, RESULT_TYPE) };
enum { ROLE_TYPE_WORDS(WORD_VALUE, ROLE_TYPE) };
enum { WHEN_TYPE_WORDS(WORD_VALUE, WHEN_TYPE) };

#endif
