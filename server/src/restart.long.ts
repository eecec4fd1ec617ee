import { rm } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { buildApp } from './app.ts';
import { loadConfig } from './load-config.ts';
import { cheapCost } from './testing/people/cheap-cost.ts';
import { createOpenFolder } from './testing/servers/open-folder.ts';

test('limits outlive a restart of the embedded database', async () => {
  const folder = createOpenFolder();
  const config = loadConfig({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    DATA_DIR: folder,
    LIMITS: '{"wrongPasswordsPerNameAndAddress":2}',
  });
  const run = async (attempts: number) => {
    const app = await buildApp({ config, manualJobs: true, passwordCost: cheapCost });
    const statuses = [];
    for (let count = 1; count <= attempts; count += 1) {
      const answer = await app.server.inject({
        method: 'POST',
        url: '/api/login-attempt',
        payload: { username: 'nobody@example.com', password: 'not the password' },
      });
      statuses.push(answer.statusCode);
    }
    await app.close();
    return statuses;
  };
  try {
    expect(await run(2)).toEqual([401, 401]);
    expect(await run(1)).toEqual([429]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
