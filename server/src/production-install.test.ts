import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from './testing/databases/template.ts';
import { createTestDatabase, type TestDatabase } from './testing/databases/test-database.ts';
import { createOpenFolder } from './testing/servers/open-folder.ts';
import { type ServerProcess, startServer } from './testing/servers/start-server.ts';

const readJson = (path: string) => JSON.parse(readFileSync(join(root, path), 'utf8'));
const locked: Record<string, { dev?: boolean }> = readJson('package-lock.json').packages;

let folder: string;
let database: TestDatabase;
let server: ServerProcess | undefined;

const isForTests = (path: string) => /[.]test[.]ts$|[/]testing$|[/]node_modules$/.test(path);
const copy = (path: string) =>
  cpSync(join(root, path), join(folder, path), { recursive: true, filter: (from) => !isForTests(from) });

/** Links what the workspace declares for production, and nothing that other workspaces have beside it. */
const install = (workspace: string) => {
  const { dependencies, optionalDependencies } = readJson(`${workspace}/package.json`);
  for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
    const link = join(folder, workspace, 'node_modules', name);
    mkdirSync(dirname(link), { recursive: true });
    const own = name.startsWith('@oktet/') ? join(folder, name.slice('@oktet/'.length)) : undefined;
    const place = [`${workspace}/node_modules/${name}`, `node_modules/${name}`].find(
      (path) => path in locked,
    );
    expect(place !== undefined && !locked[place]?.dev, `${name} is locked for production`).toBe(true);
    const target = own ?? join(root, place ?? '');
    if (existsSync(target) || dependencies[name]) symlinkSync(target, link);
  }
};

beforeAll(async () => {
  folder = createOpenFolder();
  database = await createTestDatabase();
  for (const path of ['server', 'contract', 'kernel', 'locales', 'content']) copy(path);
  for (const workspace of ['kernel', 'contract', 'server']) install(workspace);
});

afterAll(async () => {
  await server?.kill();
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

// The folder lies outside the repository, so that nothing is loaded from the repository's node_modules. The
// settings ask for all that is loaded on demand: S3, mail and the description of the API.
test('the server runs with the dependencies that it declares, without those of the root and the web', async () => {
  server = await startServer(
    {
      NODE_ENV: 'production',
      DATABASE_URL: database.url,
      DATA_DIR: join(folder, 'data'),
      AUTH_SECRET: 'k3Hq9vTz1LpW7yRb5NcX2mJd8GfS4aQe',
      PUBLIC_URL: 'https://oktet.example',
      SMTP_URL: 'smtp://127.0.0.1:9',
      SMS_URL: 'https://sms.example/send',
      S3_BUCKET: 'oktet',
      TERMINAL_ADDRESSES: '10.1.2.0/24',
      DOCS: 'on',
    },
    join(folder, 'server/src/main.ts'),
  );
  const { url } = server;
  const statusOf = async (path: string) => (await fetch(url + path)).status;
  // In production a busy machine is answered with 503 for a moment.
  for (const path of ['/health/ready', '/api/info/acp', '/docs/'])
    await expect.poll(() => statusOf(path)).toBe(200);
  for (const line of server.said().trimEnd().split('\n')) expect(JSON.parse(line)).toHaveProperty('msg');
});
