import { isDeepStrictEqual } from 'node:util';
import type { RouteDefinition } from '#contract/route.ts';
import type { ReadyAnswer } from './ready-answer.ts';

const checked = new WeakSet<ReadyAnswer>();

/** Ready bytes bypass the serializer, which drops unknown fields: checked outside production. */
export const checkReady = ({ path, answers }: RouteDefinition, status: number, ready: ReadyAnswer): void => {
  const schema = answers[status];
  if (checked.has(ready) || !schema || schema === 'binary') return;
  const value: unknown = JSON.parse(ready.bytes.toString());
  const { data, error } = schema.safeParse(value);
  if (error || !isDeepStrictEqual(data, value))
    throw new Error(`The answer of ${path} is not what the contract says`, { cause: error });
  checked.add(ready);
};
