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
const loneModules = 'promo|news';

/** Each layer of the web may import those to its left, and the contract and the kernel. Shells do not know each other. */
const webLine = ['theme', 'lib', 'ui', 'domain', 'features', 'driver|board|dev'];

const test = '[.](test|long)[.]tsx?$';
const nothing = '$^';
const ours = '^(kernel|contract|server|web|tools|e2e|bench)/';
const modules = '^server/src/modules/';
const platform = '^server/src/platform/';

/** @typedef {import('dependency-cruiser').IForbiddenRuleType} Rule */

/** @type {(name: string, comment: string, from: object, to: object) => Rule} */
const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

/**
 * Folders that stand in a line: of all that `reach` names, each imports only itself and those to its left. Of `a|b` neither
 * knows the other.
 * @type {(name: string, base: string, folders: readonly string[], more?: { exempt?: string, reach?: string }) => Rule[]}
 */
const line = (name, base, folders, { exempt = test, reach = base } = {}) =>
  folders.map((folder, place) => {
    const left = folders.slice(0, place);
    return forbid(
      `${name}-${folder}`,
      `It may import only itself and what stands to its left: ${left.join(', ') || 'nothing'}.`,
      { path: `${base}(${folder})/`, pathNot: exempt },
      { path: reach, pathNot: `${base}(${[...left, '$1'].join('|')})/` },
    );
  });

/** @type {(name: string, base: string, folders: readonly string[]) => Rule} */
const placed = (name, base, folders) =>
  forbid(
    name,
    'Every file lies in a folder, and the folder has its place in a line at the top of this file.',
    { path: base, pathNot: `${base}(${folders.join('|')})/` },
    {},
  );

/** Features that only the console and the display use. New ones begin with board-. */
const boardFeatures = '^web/src/features/(board-|parameters/)';

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...line('workspace-line', '^', ['kernel', 'contract', 'server', 'tools'], {
      exempt: `^(kernel|tools)/.*${test}`,
      reach: ours,
    }),
    ...line('platform-line', platform, platformLine, { reach: '^server/src/' }),
    ...line('module-line', modules, moduleLine, { exempt: nothing }),
    ...line('module-alone', modules, [loneModules], { exempt: nothing }),
    ...Object.entries(roomLines).flatMap(([module, rooms]) =>
      line(`room-line-${module}`, `${modules}${module}/`, rooms),
    ),
    ...line('web-layer', '^web/src/', webLine, { exempt: nothing, reach: '^(web|server|tools|bench|e2e)/' }),
    placed('module-not-in-line', modules, [...moduleLine, loneModules]),
    placed('platform-room-not-in-line', platform, platformLine),
    placed('web-layer-unknown', '^web/src/(?!.*[.]d[.]ts$)', webLine),
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
      'modules-without-demo',
      'Made-up data is put on top of the modules, which work without it.',
      { path: modules, pathNot: test },
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
