import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { digits } from './drivers.ts';
import type { Statement } from './record-statements.ts';
import { temporaryFolder } from './temporary-folder.ts';

const run = promisify(execFile);

/** Placeholders in a statement for the driver’s number and the slot’s hour, which pgbench computes. */
export const marks = { number: '\u0001', start: '\u0002' };

export type PgbenchOrder = {
  readonly url: string;
  readonly connections: number;
  readonly times: number;
  readonly statement: Statement;
  readonly firstDriver: number;
  readonly firstSlot: string;
  readonly slots: number;
};

/** pgbench reads a colon as the start of a variable, even in quotes. */
const quote = (text: string) =>
  `E'${text.replaceAll('\\', '\\\\').replaceAll("'", "''").replaceAll(':', '\\072')}'`;

const literal = (value: unknown, { firstSlot, slots }: PgbenchOrder): string => {
  if (value === null || value === undefined) return 'NULL';
  if (typeof value !== 'string') return String(value);
  if (value === marks.start) return `(${quote(firstSlot)}::timestamptz + :n % ${slots} * interval '1 hour')`;
  const parts = value.replaceAll(marks.start, firstSlot).split(marks.number).map(quote);
  return parts.length === 1
    ? (parts[0] ?? '')
    : `(${parts.join(` || lpad((:n)::int::text, ${digits}, '0') || `)})`;
};

/** A computed expression needs an explicit cast where a parameter’s type was inferred. */
const castOf = (value: unknown) =>
  typeof value === 'string' && value.includes(marks.number) && /^[\da-f]{8}-/.test(value) ? '::uuid' : '';

const scriptOf = (order: PgbenchOrder) => {
  const { text, values } = order.statement;
  const filled = text.replaceAll(/\$(\d+)/g, (_, position: string) => {
    const value = values[Number(position) - 1];
    return literal(value, order) + castOf(value);
  });
  const count = `\\set n ${order.firstDriver} + :client_id * ${order.times} + :k\n\\set k :k + 1\n`;
  return `${count}${filled.replaceAll(/\s+/g, ' ')};\n`;
};

export const runPgbench = async (order: PgbenchOrder): Promise<number | undefined> => {
  const folder = temporaryFolder();
  try {
    const script = join(folder.path, 'statement.sql');
    await writeFile(script, scriptOf(order));
    const counts = ['-c', order.connections, '-j', 1, '-t', order.times].map(String);
    const { stdout } = await run('pgbench', [
      ...['-n', '-M', 'prepared', '-D', 'k=0', '-f', script, ...counts],
      order.url,
    ]);
    return Number(/tps = ([\d.]+)/.exec(stdout)?.[1]);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  } finally {
    folder.remove();
  }
};
