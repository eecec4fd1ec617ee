import { randomBytes } from 'node:crypto';
import type { Clock } from './clock.ts';

/** Behind the time stands a counter of 26 bits: what one process makes in a millisecond keeps its order too. */
const counterBits = 26;
const lowBits = 14;
let counter = 0;
let counted = -1;

/** A clock that was set back, or another one beside it, goes on counting: beginning anew would lose the order. */
const nextCount = (milliseconds: number): number => {
  counter = milliseconds <= counted ? (counter + 1) % 2 ** counterBits : randomBytes(2).readUInt16BE();
  counted = Math.max(counted, milliseconds);
  return counter;
};

const inGroups = (hex: string): string =>
  `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;

/** A UUID version 7: sorts by the time it was made, so that indexes grow at one end. */
export const uuidv7 = (clock: Clock): string => {
  const milliseconds = clock.now().epochMilliseconds;
  const count = nextCount(milliseconds);
  const bytes = randomBytes(16);
  bytes.writeUIntBE(milliseconds, 0, 6);
  bytes.writeUInt16BE(0x7000 | (count >>> lowBits), 6);
  bytes.writeUInt16BE(0x8000 | (count & (2 ** lowBits - 1)), 8);
  return inGroups(bytes.toString('hex'));
};

/** Comes before every id that was made at this moment or later, and after those made before its millisecond. */
export const firstIdAt = (at: Temporal.Instant): string =>
  inGroups(`${at.epochMilliseconds.toString(16).padStart(12, '0')}7000${'8'.padEnd(16, '0')}`);
