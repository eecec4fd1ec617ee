import { expect, test } from 'vitest';
import type { TrxContext } from '../context/context.ts';
import { createEvents, defineEvent } from './events.ts';

const ctx = {} as TrxContext;
const banned = defineEvent<{ plate: string }>('banned');

test('subscribers are told in order, with the transaction of the emitter', async () => {
  const events = createEvents<TrxContext>();
  const told: unknown[] = [];
  events.on(banned, async (given, { plate }) => void told.push(['first', given === ctx, plate]));
  events.on(banned, async (_given, { plate }) => void told.push(['second', plate]));
  await events.emit(ctx, banned, { plate: 'A1' });
  expect(told).toEqual([
    ['first', true, 'A1'],
    ['second', 'A1'],
  ]);
});

test('one that throws vetoes: the emitter fails and later ones are not told', async () => {
  const events = createEvents<TrxContext>();
  let told = false;
  events.on(banned, () => Promise.reject(new Error('has a booking')));
  events.on(banned, async () => {
    told = true;
  });
  await expect(events.emit(ctx, banned, { plate: 'A1' })).rejects.toThrow('has a booking');
  expect(told).toBe(false);
});
