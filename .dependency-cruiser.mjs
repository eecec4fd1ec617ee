/** Who may import whom. Type-only imports count like any other. `npm run check` runs it. */

/** @type {(...rows: readonly string[]) => readonly string[]} */
const inLine = (...rows) => rows.flatMap((row) => row.split(' '));

/** Each room of the platform may import those to its left. */
const platformLine = inLine(
  'time words errors config log secrets db memory events notices',
  'context metrics limits jobs auth journal acts storage messages captcha',
  'streams sheets http health module',
);
/** Each module may import those to its left. */
const moduleLine = inLine(
  'system-params reasons accounts documents vehicles watch-list gates slots',
  'bookings reconfirm queue waiting-list draws appeals acts notes duties journal',
  'open-data search reports personal-data info bootstrap setup',
);
/** The rooms of a big module stand in a line as well; its root, with routes and module, may import all of them. */
const roomLines = {
  accounts: inLine(
    'security-log account codes sessions push factors',
    'passwords contacts registration sign-in users',
  ),
  documents: inLine('files document'),
  vehicles: inLine('vehicle bans list registry'),
  bookings: inLine(
    'booking arrival pass line guards hold read create edit passage offers shift closures undo',
  ),
};
/** These know the platform alone. */
const loneModules = ['promo', 'news'];

const test = '[.](test|long)[.]tsx?$';
const modules = '^server/src/modules/';
const platform = '^server/src/platform/';

/** @typedef {import('dependency-cruiser').IForbiddenRuleType} Rule */

/** @type {(name: string, comment: string, from: object, to: object) => Rule} */
const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

/**
 * Folders that stand in a line: each imports only those to its left.
 * @type {(line: string, base: string, folders: readonly string[], exempt?: string) => Rule[]}
 */
const lineRules = (line, base, folders, exempt = test) =>
  folders.map((folder, place) =>
    forbid(
      `${line}-${folder}`,
      `${folder} may import only what stands to its left: ${folders.slice(0, place).join(', ') || 'nothing'}.`,
      { path: `${base}${folder}/`, pathNot: exempt },
      { path: base, pathNot: `${base}(${folders.slice(0, place + 1).join('|')})/` },
    ),
  );

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
    forbid(
      'module-not-in-line',
      'A new module takes its place in the line at the top of this file.',
      { path: modules, pathNot: `${modules}(${[...moduleLine, ...loneModules].join('|')})/` },
      {},
    ),
    forbid(
      'platform-room-not-in-line',
      'Every file of the platform lies in a room, and the room takes its place in the line above.',
      { path: platform, pathNot: `${platform}(${platformLine.join('|')})/` },
      {},
    ),
    forbid(
      'web-layer-unknown',
      'Every file of the web belongs to a layer.',
      { path: '^web/src/', pathNot: `^web/src/(${Object.keys(webLayers).join('|')})/|[.]d[.]ts$` },
      {},
    ),
    forbid(
      'board-features',
      'The driver application never carries features of the console.',
      { path: '^web/src/(features|driver)/', pathNot: boardFeatures },
      { path: boardFeatures },
    ),
    forbid(
      'features-apart',
      'Features do not know each other: what two of them need belongs to domain or ui, and shells put them together.',
      { path: '^web/src/features/([^/]+)/' },
      { path: '^web/src/features/', pathNot: '^web/src/features/$1/' },
    ),
    forbid(
      'kernel-alone',
      'What both sides run is pure: the kernel imports itself and the hashes and curves of draws, no zod and no Node.',
      { path: '^kernel/src/', pathNot: test },
      { pathNot: ['^kernel/src/', '^node_modules/@noble/'] },
    ),
    forbid(
      'contract-alone',
      'The contract imports zod, the kernel and itself.',
      { path: '^contract/src/', pathNot: test },
      { pathNot: '^(contract/src/|kernel/src/|node_modules/zod/)' },
    ),
    forbid(
      'contract-tests',
      'Tests of the contract need nothing of either side.',
      { path: `^contract/src/.*${test}` },
      { path: '^(server|web|tools|bench|e2e)/' },
    ),
    forbid(
      'server-alone',
      'The server never imports the web or the programs around it.',
      { path: '^server/' },
      { path: '^(web|tools|bench|e2e)/' },
    ),
    forbid(
      'tools-below-journeys',
      'Journeys, pictures and measurements use the tools, never the other way round.',
      { path: '^tools/', pathNot: test },
      { path: '^(e2e|bench)/' },
    ),
    forbid(
      'platform-below-modules',
      'The platform never imports modules.',
      { path: platform, pathNot: test },
      { path: '^server/src/', pathNot: platform },
    ),
    forbid(
      'modules-without-demo',
      'Made-up data is put on top of the modules, which work without it.',
      { path: `${modules}|${platform}`, pathNot: test },
      { path: '^server/src/demo/' },
    ),
    forbid(
      'modules-below-app',
      'Modules are put together by app.ts, not the other way round.',
      { path: modules },
      { path: '^server/src/(app|main)[.]ts$' },
    ),
    forbid(
      'testing-in-tests',
      'The test harness is for tests.',
      { path: '^server/src/', pathNot: `${test}|^server/src/testing/` },
      { path: '^server/src/testing/' },
    ),
    forbid('no-import-of-tests', 'Nothing imports a test.', {}, { path: `${test}|[.]spec[.]ts$` }),
    forbid(
      'server-runs-without-dev-tools',
      'What the running server imports is a dependency, not a devDependency.',
      { path: '^(server|contract)/src/', pathNot: `${test}|^server/src/testing/` },
      { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown', 'npm-optional'] },
    ),
    forbid(
      'web-without-node',
      'Browsers have no Node modules.',
      { path: '^web/src/', pathNot: test },
      { dependencyTypes: ['core'] },
    ),
    forbid('no-cycles', 'Two files that need each other are one file, or three.', {}, { circular: true }),
    forbid(
      'no-orphans',
      'A file that nothing imports and that imports nothing is left over.',
      { orphan: true, pathNot: '[.]d[.]ts$|-worker[.]ts$|^[^/]+[.]config[.]ts$' },
      {},
    ),
    // `?url` is the bundler's: the address of a file.
    forbid('resolvable', 'An import that leads nowhere.', {}, { couldNotResolve: true, pathNot: '[?]url$' }),
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
