const WINGS = require('./apps/server/src/modules/wings.json');

/**
 * Who may call whom: the map of the house. `wings.json` has the wings and their rooms in order, and
 * beside each room the rooms it may call: it may import their face (`index.ts`) and nothing else of
 * them. A room calls rooms of its own wing or of an earlier one; upward and sideways there are only
 * outbox events.
 */
const WING_NAMES = Object.keys(WINGS);
const ROOMS = Object.fromEntries(
  Object.entries(WINGS).flatMap(([wing, rooms]) =>
    Object.entries(rooms).map(([room, callable]) => [room, { wing, callable }]),
  ),
);

const MODULES = 'apps/server/src/modules';
const inRoom = (room) => `^${MODULES}/${ROOMS[room].wing}/${room}/`;
const TEST = '\\.test\\.tsx?$';

const roomRules = Object.entries(ROOMS).map(([room, { callable }]) => ({
  name: `${room}-calls-only-its-neighbours`,
  comment: `${room} may call: ${callable.join(', ') || 'no room'} (architecture.md 3)`,
  severity: 'error',
  from: { path: inRoom(room), pathNot: TEST },
  to: {
    path: `^${MODULES}/[^/]+/`,
    pathNot: [inRoom(room), ...callable.map((r) => `${inRoom(r)}index\\.ts$`)],
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

module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
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
      comment: 'rules/ imports only money, contract, house-math and its own room’s rules.',
      severity: 'error',
      from: { path: `^${MODULES}/[^/]+/[^/]+/rules/`, pathNot: TEST },
      to: { pathNot: ['/rules/', '^packages/(money|contract|house-math)/', 'node_modules/zod'] },
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
        pathNot: [TEST, 'fairness/hmac-(quick-)?node\\.ts$'],
      },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'web-knows-no-server',
      severity: 'error',
      from: { path: '^(apps/player|apps/console|games)/' },
      to: { path: '^apps/server/' },
    },
    {
      name: 'apps-never-meet',
      severity: 'error',
      from: { path: '^apps/player/' },
      to: { path: '^apps/console/' },
    },
    {
      name: 'apps-never-meet-back',
      severity: 'error',
      from: { path: '^apps/console/' },
      to: { path: '^apps/player/' },
    },
    {
      name: 'studio-stands-alone',
      comment: 'The reference studio knows the guide and HTTP, and nothing of the house.',
      severity: 'error',
      from: { path: '^studio/' },
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
      to: { path: '^(apps|packages|games|studio)/' },
    },
    features('player'),
    features('console'),
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
