import { createHash, randomBytes } from 'node:crypto';
import type { Clock } from './clock.ts';

/** A counter follows the time, so ids of one process within a millisecond keep their order. */
const counterBits = 26;
const lowBits = 14;
let counter = 0;
let counted = -1;

/** If the clock goes back, keep counting: restarting would lose the order. */
const nextCount = (milliseconds: number): number => {
  counter = milliseconds <= counted ? (counter + 1) % 2 ** counterBits : randomBytes(2).readUInt16BE();
  counted = Math.max(counted, milliseconds);
  return counter;
};

const inGroups = (hex: string): string =>
  `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;

/** UUID version 7: time-ordered, so that indexes grow at one end. */
export const uuidv7 = (clock: Clock): string => {
  const milliseconds = clock.now().epochMilliseconds;
  const count = nextCount(milliseconds);
  const bytes = randomBytes(16);
  bytes.writeUIntBE(milliseconds, 0, 6);
  bytes.writeUInt16BE(0x7000 | (count >>> lowBits), 6);
  bytes.writeUInt16BE(0x8000 | (count & (2 ** lowBits - 1)), 8);
  return inGroups(bytes.toString('hex'));
};

/** Lower bound of all ids made in this millisecond or later. */
export const firstIdAt = (at: Temporal.Instant): string =>
  inGroups(`${at.epochMilliseconds.toString(16).padStart(12, '0')}7000${'8'.padEnd(16, '0')}`);

/** The same for the same text (UUID version 8), so that work which is repeated does not make another id. */
export const idOfText = (text: string): string => {
  const bytes = createHash('sha256').update(text).digest();
  bytes[6] = 0x80 | (bytes.readUInt8(6) & 0x0f);
  bytes[8] = 0x80 | (bytes.readUInt8(8) & 0x3f);
  return inGroups(bytes.toString('hex', 0, 16));
};
