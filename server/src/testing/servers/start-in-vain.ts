import { execFile } from 'node:child_process';
import { serverProgram, surroundingsOf } from './server-program.ts';

export type FailedStart = { readonly code: number; readonly errors: string };

export const startInVain = (env: Readonly<Record<string, string>>) =>
  new Promise<FailedStart>((resolve) => {
    const options = { ...surroundingsOf(env), timeout: 60_000 };
    execFile(process.execPath, [serverProgram], options, (error, _said, errors) =>
      resolve({ code: Number(error?.code ?? 0), errors }),
    );
  });
