import { join } from 'node:path';
import { root } from '../databases/template.ts';

export const serverProgram = join(import.meta.dirname, '../../main.ts');

export const surroundingsOf = (env: Readonly<Record<string, string>>) => ({
  cwd: root,
  env: {
    PATH: process.env.PATH,
    NODE_COMPILE_CACHE: join(root, '.cache/compile'),
    NODE_ENV: 'test',
    DEMO: 'off',
    PORT: '0',
    ...env,
  },
});
