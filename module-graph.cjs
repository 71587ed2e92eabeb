const WINGS = require('./apps/server/src/modules/wings.json');

/**
 * Who may call whom: the map of the house. `wings.json` has the wings and their rooms in order, and
 * beside each room what it `calls`: it may import the face (`index.ts`) of these rooms and nothing
 * else of them. A room calls rooms of its own wing or of an earlier one. What goes upward is
 * announced by the lower room and heard by those that list it in `hears` (kernel/events.ts).
 */
const WING_NAMES = Object.keys(WINGS);
const ROOMS = Object.fromEntries(
  Object.entries(WINGS).flatMap(([wing, rooms]) =>
    Object.entries(rooms).map(([room, { calls }]) => [room, { wing, calls }]),
  ),
);

const MODULES = 'apps/server/src/modules';
const inRoom = (room) => `^${MODULES}/${ROOMS[room].wing}/${room}/`;
const TEST = '\\.test\\.tsx?$';
const PRODUCT = '^(apps|packages|games|reference-vendor|checkout)/';
/** Files of the product that only tests import. */
const TEST_AIDS = [
  '(^|/)test-[^/]+\\.tsx?$',
  '/testing/',
  '/wallet/model/',
  '/people/[^/]+/(member-at-home|code-story)\\.ts$',
];

const roomRules = Object.entries(ROOMS).map(([room, { calls }]) => ({
  name: `${room}-calls-only-its-neighbours`,
  comment: `${room} may call: ${calls.join(', ') || 'no room'} (architecture.md 3)`,
  severity: 'error',
  from: { path: inRoom(room), pathNot: [TEST, ...TEST_AIDS] },
  to: {
    path: `^${MODULES}/[^/]+/`,
    pathNot: [inRoom(room), ...calls.map((r) => `${inRoom(r)}index\\.ts$`)],
  },
}));

/** Arrows go from a later wing to an earlier one, never back. */
const wingRules = WING_NAMES.slice(0, -1).map((wing, at) => ({
  name: `${wing}-calls-no-later-wing`,
  severity: 'error',
  from: { path: `^${MODULES}/${wing}/`, pathNot: TEST },
  to: { path: `^${MODULES}/(${WING_NAMES.slice(at + 1).join('|')})/` },
}));

const features = (app) => ({
  name: `${app}-features-never-meet`,
  comment: 'A feature imports lib, app data and ui, never another feature.',
  severity: 'error',
  from: { path: `^apps/${app}/src/features/([^/]+)/` },
  to: { path: `^apps/${app}/src/features/`, pathNot: `^apps/${app}/src/features/$1/` },
});

/** Tests that need a state which the faces make only after days, or stop a step half-way. */
const REACH_INSIDE = [
  '^tests/harness/(cheap-hasher|line-of-days|play-house)\\.ts$',
  '^tests/house/faults/',
  '^tests/server/(agent-(rebate-days|recompute|runs-broken-off)|lottery-chases)\\.test\\.ts$',
  '^tests/journeys/(furnish-(slots|withdrawals)|risk-desk\\.test|till-states\\.test|withdrawal-stories)\\.ts$',
];

/** Rules for what is not shipped: tests, benches, the simulated day, scripts and tools. */
const outsideTheProduct = [
  {
    name: 'product-imports-no-tests',
    severity: 'error',
    from: { path: PRODUCT, pathNot: [TEST, ...TEST_AIDS, '^packages/[^/]+/tools/'] },
    to: {
      path: ['^(tests|bench|simulate)/', ...TEST_AIDS],
      pathNot: '^apps/console/src/features/couriers/test-form\\.tsx$',
    },
  },
  {
    name: 'product-imports-no-scripts',
    severity: 'error',
    from: { path: PRODUCT, pathNot: TEST },
    to: { path: '^(scripts|tools)/' },
  },
  {
    name: 'nothing-imports-a-test',
    comment: 'What two tests share is a file of its own.',
    severity: 'error',
    from: {},
    to: { path: TEST },
  },
  {
    name: 'harness-imports-no-tests',
    severity: 'error',
    from: { path: '^tests/harness/' },
    to: { path: '^tests/', pathNot: '^tests/harness/' },
  },
  {
    name: 'tests-share-through-the-harness',
    comment: 'A folder of tests imports the harness and no other folder of tests.',
    severity: 'error',
    from: { path: '^tests/(?!harness/)([^/]+)/' },
    to: { path: '^tests/', pathNot: ['^tests/$1/', '^tests/harness/'] },
  },
  {
    name: 'benches-share-through-the-harness',
    severity: 'error',
    from: { path: '^(bench|simulate)/' },
    to: { path: '^tests/', pathNot: '^tests/(harness|house/cluster)/' },
  },
  {
    name: 'rooms-are-entered-by-their-face',
    comment: 'Tests of the whole house and the simulated day know a room’s face and its rules.',
    severity: 'error',
    from: { path: '^(simulate|tests/(harness|house|journeys|server))/', pathNot: REACH_INSIDE },
    to: { path: `^${MODULES}/[^/]+/[^/]+/`, pathNot: ['/index\\.ts$', '/rules/'] },
  },
  {
    name: 'scripts-need-no-build',
    comment: 'Scripts install packages and build the product: they run on Node.js alone.',
    severity: 'error',
    from: { path: '^scripts/' },
    to: { path: '^(apps|packages|games|reference-vendor|checkout|simulate|bench|tests|tools)/' },
  },
  {
    name: 'tools-stand-alone',
    comment: 'A tool is one file that anyone can read and run with Node.js.',
    severity: 'error',
    from: { path: '^tools/' },
    to: { dependencyTypesNot: ['core'] },
  },
];

module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'Imports of types count: `tsPreCompilationDeps` keeps them in the graph.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    ...roomRules,
    ...wingRules,
    {
      name: 'every-room-is-on-the-map',
      comment: 'A new room is first written into wings.json.',
      severity: 'error',
      from: { path: `^${MODULES}/[^/]+/`, pathNot: Object.keys(ROOMS).map(inRoom) },
      to: {},
    },
    {
      name: 'rules-are-pure',
      comment:
        'rules/ imports only money, contract, house-math, state tables, the calendar and its own room’s rules.',
      severity: 'error',
      from: { path: `^${MODULES}/[^/]+/[^/]+/rules/`, pathNot: TEST },
      to: {
        pathNot: [
          '/rules/',
          '^packages/(money|contract|house-math)/',
          '^apps/server/src/kernel/(states|calendar)\\.ts$',
          'node_modules/zod',
        ],
      },
    },
    {
      name: 'kernel-knows-no-room',
      severity: 'error',
      from: { path: '^apps/server/src/kernel/', pathNot: TEST },
      to: { path: ['^apps/server/src/modules/', '^apps/server/src/edge/'] },
    },
    {
      name: 'edge-enters-no-room',
      comment: 'The edge is handed what it needs; only house.ts and main.ts know the rooms.',
      severity: 'error',
      from: { path: '^apps/server/src/edge/', pathNot: TEST },
      to: { path: '^apps/server/src/modules/' },
    },
    {
      name: 'rooms-know-no-edge',
      severity: 'error',
      from: { path: '^apps/server/src/modules/', pathNot: TEST },
      to: { path: '^apps/server/src/edge/' },
    },
    {
      name: 'packages-stand-alone',
      severity: 'error',
      from: { path: '^packages/' },
      to: { path: ['^apps/', '^games/'] },
    },
    {
      name: 'pure-packages-do-no-io',
      severity: 'error',
      from: {
        path: '^packages/(money|house-math|contract)/src/',
        pathNot: [TEST, 'fairness/hmac-node\\.ts$'],
      },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'apps-never-meet',
      comment: 'The server and the two sites share packages and nothing else.',
      severity: 'error',
      from: { path: '^apps/([^/]+)/' },
      to: { path: '^apps/', pathNot: '^apps/$1/' },
    },
    {
      name: 'games-know-no-app',
      severity: 'error',
      from: { path: '^games/' },
      to: { path: '^apps/' },
    },
    {
      name: 'reference-vendor-stands-alone',
      comment: 'The reference vendor knows the guide and HTTP, and nothing of the house.',
      severity: 'error',
      from: { path: '^reference-vendor/' },
      to: { path: '^(apps|packages|games)/' },
    },
    {
      name: 'a-day-is-lived-over-http',
      comment:
        'People and operators of a simulated day know the contract and the calls, no server.',
      severity: 'error',
      from: { path: '^simulate/(acts|channels|checks|desk|plan|stories)/' },
      to: { path: '^apps/' },
    },
    {
      name: 'checkout-stands-alone',
      comment: 'The reference provider knows the guide and HTTP, and nothing of the house.',
      severity: 'error',
      from: { path: '^checkout/' },
      to: { path: '^(apps|packages|games|reference-vendor)/' },
    },
    features('player'),
    features('console'),
    ...outsideTheProduct,
    {
      name: 'nothing-unresolved',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: ['\\.css$', '\\?'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['dist/', '\\.data/', '\\.test/', 'node_modules/\\.cache'] },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
    },
  },
};
