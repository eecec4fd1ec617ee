import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkImports } from './imports.ts';

const module = 'export const a = 1;\n';
const importValue = (path: string) => `import { a } from '${path}';\nexport const b = a;\n`;
const importType = (path: string) => `import type { A } from '${path}';\nexport type B = A;\n`;

const violations: Record<string, [file: string, content: string]> = {
  'module-line-accounts': ['server/src/modules/accounts/a.ts', importValue('../bookings/b.ts')],
  'module-line-vehicles': ['server/src/modules/vehicles/a.ts', importType('../queue/b.ts')],
  'module-alone-promo|news': ['server/src/modules/news/a.ts', importType('../accounts/a.ts')],
  'room-line-bookings-hold': ['server/src/modules/bookings/hold/h.ts', importValue('../edit/e.ts')],
  'platform-line-db': ['server/src/platform/db/d.ts', importType('../http/h.ts')],
  'platform-room-not-in-line': ['server/src/platform/loose.ts', importValue('./time/p.ts')],
  'workspace-line-contract': ['contract/src/c.test.ts', importType('../../server/src/platform/time/p.ts')],
  'module-not-in-line': ['server/src/modules/weather/a.ts', importValue('../../platform/time/p.ts')],
  'platform-line-http': ['server/src/platform/http/q.ts', importType('../../modules/bookings/b.ts')],
  'modules-without-demo': ['server/src/modules/news/d.ts', importType('../../demo/d.ts')],
  'modules-below-app': ['server/src/modules/queue/b.ts', importValue('../../app.ts')],
  'testing-in-tests': ['server/src/platform/http/t.ts', importValue('../../testing/t.ts')],
  'workspace-line-server': ['server/src/platform/http/w.ts', importType('../../../../web/src/lib/l.ts')],
  'web-layer-lib': ['web/src/lib/u.ts', importType('../ui/u.ts')],
  'web-layer-ui': ['web/src/ui/f.ts', importValue('../features/booking/f.ts')],
  'web-layer-domain': ['web/src/domain/f.ts', importType('../features/booking/f.ts')],
  'features-apart': ['web/src/features/info/b.ts', importType('../booking/f.ts')],
  'web-layer-features': [
    'web/src/features/booking/s.ts',
    importType('../../../../server/src/platform/time/p.ts'),
  ],
  'web-layer-driver|board|dev': ['web/src/driver/d.ts', importType('../board/b.ts')],
  'board-features': ['web/src/features/booking/b.ts', importType('../board-queue/q.ts')],
  'web-without-node': ['web/src/lib/n.ts', "import { join } from 'node:path';\nexport const b = join;\n"],
  'kernel-alone': ['kernel/src/k.ts', importType('#contract/k.ts')],
  'contract-alone': ['contract/src/c.ts', importType('../../server/src/platform/time/p.ts')],
  'workspace-line-tools': ['tools/t.ts', importType('../e2e/j.ts')],
  'web-layer-unknown': ['web/src/loose.ts', importValue('./lib/l.ts')],
  'no-import-of-tests': ['server/src/platform/time/i.ts', importValue('./p.test.ts')],
  'no-cycles': ['server/src/platform/time/one.ts', importType('./two.ts')],
  'no-orphans': ['server/src/platform/time/lost.ts', module],
  resolvable: ['server/src/platform/time/nowhere.ts', importValue('./gone.ts')],
};

const lawful: Record<string, string> = {
  'package.json': '{ "type": "module", "imports": { "#contract/*": "./contract/src/*" } }',
  'contract/src/k.ts': module,
  'e2e/j.ts': importValue('../server/src/app.ts'),
  'server/src/app.ts': importValue('./platform/time/p.ts'),
  'server/src/platform/time/p.ts': importValue('#contract/k.ts'),
  'server/src/platform/time/p.test.ts': importValue('./p.ts'),
  'server/src/platform/time/two.ts': importType('./one.ts'),
  'server/src/platform/http/h.ts': importValue('../time/p.ts'),
  'server/src/demo/d.ts': importValue('../platform/time/p.ts'),
  'server/src/testing/t.ts': importValue('../app.ts'),
  'server/src/modules/bookings/b.ts': importValue('../accounts/k.ts'),
  'server/src/modules/bookings/edit/e.ts': importValue('../booking/r.ts'),
  'server/src/modules/bookings/booking/r.ts': importValue('../../accounts/k.ts'),
  'server/src/modules/accounts/k.ts': importValue('../../platform/time/p.ts'),
  'web/src/lib/l.ts': importValue('#contract/k.ts'),
  'web/src/ui/u.ts': importValue('../lib/l.ts'),
  'web/src/domain/d.ts': importValue('../ui/u.ts'),
  'web/src/features/booking/f.ts': importValue('../../domain/d.ts'),
  'web/src/features/board-queue/q.ts': importValue('../../domain/d.ts'),
  'web/src/board/b.ts': importValue('../features/board-queue/q.ts'),
};

let folder: string;

const write = async (files: Iterable<readonly [string, string]>) => {
  for (const [file, content] of files) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), content);
  }
};

const folders = ['kernel', 'contract', 'server', 'web', 'tools', 'e2e'];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'oktet-imports-'));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

test('nothing looked at is a failure, not a success', async () => {
  expect((await checkImports(folder, folders)).problems).toEqual(['no module was looked at']);
});

test('each planted violation is found under its rule, type-only ones too', async () => {
  await write([...Object.entries(lawful), ...Object.values(violations)]);
  const { problems } = await checkImports(folder, folders);
  for (const [rule, [file]] of Object.entries(violations))
    expect(problems).toContainEqual(expect.stringContaining(`${rule}: ${file}`));
  const planted = Object.values(violations).map(([file]) => file);
  const others = problems.filter((problem) => !planted.some((file) => problem.includes(`: ${file}`)));
  expect(others.filter((problem) => !problem.startsWith('no-cycles'))).toEqual([]);
});
