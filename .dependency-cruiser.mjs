/** Who may import whom. Type-only imports count like any other. `npm run check` runs it. */

/** Each room of the platform may import those to its left. */
const platformLine = [
  ...['time', 'words', 'errors', 'config', 'log', 'secrets', 'db', 'memory', 'events', 'notices'],
  ...['context', 'metrics', 'limits', 'jobs', 'auth', 'journal', 'storage', 'messages', 'captcha'],
  ...['streams', 'sheets', 'http', 'health', 'module'],
];
/** Each module may import those to its left. */
const moduleLine = [
  'system-params',
  'reasons',
  'accounts',
  'documents',
  'vehicles',
  'slots',
  'bookings',
  'queue',
  'journal',
  'search',
  'reports',
  'personal-data',
  'info',
  'bootstrap',
];
/** The rooms of a big module stand in a line as well; its root, with routes and module, may import all of them. */
const roomLines = {
  accounts: ['account', 'codes', 'sessions', 'passwords', 'contacts', 'registration', 'sign-in', 'users'],
  documents: ['files', 'document'],
  vehicles: ['vehicle', 'bans', 'list', 'registry'],
  bookings: ['booking', 'arrival', 'line', 'hold', 'read', 'create', 'edit', 'passage', 'shift'],
};
/** These know the platform alone. */
const loneModules = ['promo', 'news'];

const test = '[.]test[.]tsx?$';
const modules = '^server/src/modules/';
const platform = '^server/src/platform/';

/** @typedef {import('dependency-cruiser').IForbiddenRuleType} Rule */

/**
 * Folders that stand in a line: each imports only those to its left.
 * @type {(line: string, base: string, folders: readonly string[], exempt?: string) => Rule[]}
 */
const lineRules = (line, base, folders, exempt = test) =>
  folders.map((folder, place) => ({
    name: `${line}-${folder}`,
    comment: `${folder} may import only what stands to its left: ${folders.slice(0, place).join(', ') || 'nothing'}.`,
    severity: 'error',
    from: { path: `${base}${folder}/`, pathNot: exempt },
    to: { path: base, pathNot: `${base}(${folders.slice(0, place + 1).join('|')})/` },
  }));

const everywhere = '$^';
const moduleRules = [
  ...lineRules('module-line', modules, moduleLine, everywhere),
  ...loneModules.flatMap((name) => lineRules('module-alone', modules, [name], everywhere)),
];
const roomRules = [
  ...lineRules('platform-line', platform, platformLine),
  ...Object.entries(roomLines).flatMap(([module, rooms]) =>
    lineRules(`room-line-${module}`, `${modules}${module}/`, rooms),
  ),
];

/** What each layer of the web may reach, from the bottom up; itself and the contract go without saying. */
const webLayers = {
  theme: [],
  lib: ['theme'],
  ui: ['theme', 'lib'],
  domain: ['theme', 'lib', 'ui'],
  features: ['theme', 'lib', 'ui', 'domain'],
  driver: ['theme', 'lib', 'ui', 'domain', 'features'],
  board: ['theme', 'lib', 'ui', 'domain', 'features'],
  dev: ['theme', 'lib', 'ui', 'domain', 'features'],
};

/** @type {Rule[]} */
const webRules = Object.entries(webLayers).map(([layer, below]) => ({
  name: `web-layer-${layer}`,
  comment: `web/src/${layer} may import only ${[layer, ...below].join(', ')}, the contract and the kernel.`,
  severity: 'error',
  from: { path: `^web/src/${layer}/` },
  to: { path: '^(web|server|tools|bench|e2e)/', pathNot: `^web/src/(${[layer, ...below].join('|')})/` },
}));

/** Features that only the console and the display use. New ones begin with board-. */
const boardFeatures = '^web/src/features/(board-|parameters/)';

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...moduleRules,
    ...roomRules,
    ...webRules,
    {
      name: 'module-not-in-line',
      comment: 'A new module takes its place in the line at the top of this file.',
      severity: 'error',
      from: { path: modules, pathNot: `${modules}(${[...moduleLine, ...loneModules].join('|')})/` },
      to: {},
    },
    {
      name: 'platform-room-not-in-line',
      comment: 'Every file of the platform lies in a room, and the room takes its place in the line above.',
      severity: 'error',
      from: { path: platform, pathNot: `${platform}(${platformLine.join('|')})/` },
      to: {},
    },
    {
      name: 'web-layer-unknown',
      comment: 'Every file of the web belongs to a layer.',
      severity: 'error',
      from: { path: '^web/src/', pathNot: `^web/src/(${Object.keys(webLayers).join('|')})/|[.]d[.]ts$` },
      to: {},
    },
    {
      name: 'board-features',
      comment: 'The driver application never carries features of the console.',
      severity: 'error',
      from: { path: '^web/src/(features|driver)/', pathNot: boardFeatures },
      to: { path: boardFeatures },
    },
    {
      name: 'features-apart',
      comment:
        'Features do not know each other: what two of them need belongs to domain or ui, and shells put them together.',
      severity: 'error',
      from: { path: '^web/src/features/([^/]+)/' },
      to: { path: '^web/src/features/', pathNot: '^web/src/features/$1/' },
    },
    {
      name: 'kernel-alone',
      comment: 'What both sides run is pure: the kernel imports itself alone, no zod and no Node.',
      severity: 'error',
      from: { path: '^kernel/src/', pathNot: test },
      to: { pathNot: '^kernel/src/' },
    },
    {
      name: 'contract-alone',
      comment: 'The contract imports zod, the kernel and itself.',
      severity: 'error',
      from: { path: '^contract/src/', pathNot: test },
      to: { pathNot: '^(contract/src/|kernel/src/|node_modules/zod/)' },
    },
    {
      name: 'contract-tests',
      comment: 'Tests of the contract need nothing of either side.',
      severity: 'error',
      from: { path: `^contract/src/.*${test}` },
      to: { path: '^(server|web|tools|bench|e2e)/' },
    },
    {
      name: 'server-alone',
      comment: 'The server never imports the web or the programs around it.',
      severity: 'error',
      from: { path: '^server/' },
      to: { path: '^(web|tools|bench|e2e)/' },
    },
    {
      name: 'tools-below-journeys',
      comment: 'Journeys, pictures and measurements use the tools, never the other way round.',
      severity: 'error',
      from: { path: '^tools/', pathNot: test },
      to: { path: '^(e2e|bench)/' },
    },
    {
      name: 'platform-below-modules',
      comment: 'The platform never imports modules.',
      severity: 'error',
      from: { path: platform, pathNot: test },
      to: { path: '^server/src/', pathNot: platform },
    },
    {
      name: 'modules-without-demo',
      comment: 'Made-up data is put on top of the modules, which work without it.',
      severity: 'error',
      from: { path: `${modules}|${platform}`, pathNot: test },
      to: { path: '^server/src/demo/' },
    },
    {
      name: 'modules-below-app',
      comment: 'Modules are put together by app.ts, not the other way round.',
      severity: 'error',
      from: { path: modules },
      to: { path: '^server/src/(app|main)[.]ts$' },
    },
    {
      name: 'testing-in-tests',
      comment: 'The test harness is for tests.',
      severity: 'error',
      from: { path: '^server/src/', pathNot: `${test}|^server/src/testing/` },
      to: { path: '^server/src/testing/' },
    },
    {
      name: 'no-import-of-tests',
      comment: 'Nothing imports a test.',
      severity: 'error',
      from: {},
      to: { path: `${test}|[.]spec[.]ts$` },
    },
    {
      name: 'server-runs-without-dev-tools',
      comment: 'What the running server imports is a dependency, not a devDependency.',
      severity: 'error',
      from: { path: '^(server|contract)/src/', pathNot: `${test}|^server/src/testing/` },
      to: { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown', 'npm-optional'] },
    },
    {
      name: 'web-without-node',
      comment: 'Browsers have no Node modules.',
      severity: 'error',
      from: { path: '^web/src/', pathNot: test },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'no-cycles',
      comment: 'Two files that need each other are one file, or three.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-orphans',
      comment: 'A file that nothing imports and that imports nothing is left over.',
      severity: 'error',
      from: { orphan: true, pathNot: '[.]d[.]ts$|-worker[.]ts$|^[^/]+[.]config[.]ts$' },
      to: {},
    },
    {
      name: 'resolvable',
      comment: 'An import that leads nowhere.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|[.]cache)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
    },
  },
};
