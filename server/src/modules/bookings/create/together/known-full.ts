import { freshMs } from '../../../../platform/memory/fresh-cache.ts';
import { minuteOf } from '../../../slots/read-slots.ts';
import type { Member } from './member.ts';

const keyOf = ({ ctx, request, start }: Member) => `full ${start} ${request.priority} ${minuteOf(ctx)}`;

/** Remembers that the slot has no place of this kind, not even one kept by an expired hold. */
export const noteFull = (member: Member): void => member.ctx.cache.note(keyOf(member));

/** The slot was full within the last `freshMs`, and this instance has freed no place since. */
export const isKnownFull = (member: Member): boolean => member.ctx.cache.hasNote(keyOf(member), freshMs);
