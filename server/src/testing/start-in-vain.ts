import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { root } from './template.ts';

export type FailedStart = { readonly code: number; readonly errors: string };

/** The server that is not expected to come up: how it ends, and what it says of why. */
export const startInVain = (env: Readonly<Record<string, string>>) =>
  new Promise<FailedStart>((resolve) => {
    const options = {
      cwd: root,
      env: {
        PATH: process.env.PATH,
        NODE_COMPILE_CACHE: join(root, '.cache/compile'),
        NODE_ENV: 'test',
        DEMO: 'off',
        PORT: '0',
        ...env,
      },
      timeout: 60_000,
    };
    const program = join(import.meta.dirname, '../main.ts');
    execFile(process.execPath, [program], options, (error, _said, errors) =>
      resolve({ code: Number(error?.code ?? 0), errors }),
    );
  });
