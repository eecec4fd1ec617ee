import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { PlainError } from '../../errors/plain-error.ts';
import { dataIn, dataName, isInitialised } from './data-folder.ts';
import { programIn } from './native.ts';
import type { Plan } from './plan.ts';
import { spawnAs } from './run-as.ts';

/** Trust is safe on the socket: only the owner can enter its folder. */
const authentication = ({ listening }: Plan) =>
  listening.by === 'socket'
    ? ['--auth-local=trust', '--auth-host=reject']
    : ['--auth=scram-sha-256', `--pwfile=${listening.passwordFile}`];

/** Sort by code point, Unicode case mapping, independent of the machine's locale. */
const locale = ['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];

const runInitdb = async (plan: Plan, folder: string, signal: AbortSignal) => {
  const args = [`--pgdata=${folder}`, '--username=postgres', ...authentication(plan), ...locale];
  if (plan.settings.includes('fsync=off')) args.push('--no-sync');
  const initdb = spawnAs(
    plan.runAs,
    { program: programIn(plan.native, 'initdb'), args, cwd: plan.base },
    signal,
  );
  let said = '';
  initdb.stderr.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  initdb.stdout.resume();
  const [code] = await once(initdb, 'close');
  if (code !== 0)
    throw new PlainError(
      `The embedded database cannot be made in ${plan.base}: ${said.trim().split('\n').at(-1)}`,
    );
};

/** For data that root created earlier in another mode. */
const giveTo = (data: string, uid: number, gid: number) => {
  if (statSync(data).uid === uid) return;
  for (const name of readdirSync(data, { recursive: true, encoding: 'utf8' }))
    chownSync(join(data, name), uid, gid);
  chownSync(data, uid, gid);
};

/** Created in a temporary folder and renamed: an interrupted start leaves no half-made database. */
export const initialise = async (plan: Plan, signal: AbortSignal): Promise<void> => {
  const { base, runAs } = plan;
  if (isInitialised(base)) {
    if (runAs.how === 'other') giveTo(dataIn(base), runAs.uid, runAs.gid);
    return;
  }
  if (existsSync(dataIn(base)) && readdirSync(dataIn(base)).length > 0)
    throw new PlainError(
      `${dataIn(base)} holds files but no database: empty it, or set DATA_DIR to another folder.`,
    );
  const beside = `${dataName}.new-`;
  for (const name of readdirSync(base))
    if (name.startsWith(beside)) rmSync(join(base, name), { recursive: true });
  const unfinished = mkdtempSync(join(base, beside));
  try {
    if (runAs.how === 'other') chownSync(unfinished, runAs.uid, runAs.gid);
    await runInitdb(plan, unfinished, signal);
    renameSync(unfinished, dataIn(base));
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    throw error;
  }
};
