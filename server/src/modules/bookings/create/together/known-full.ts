import { freshMs } from '../../../../platform/fresh-cache.ts';
import { minuteOf } from '../../../slots/read-slots.ts';
import type { Member } from './member.ts';

const keyOf = ({ ctx, request, start }: Member) => `full ${start} ${request.priority} ${minuteOf(ctx)}`;

/** Somebody has found no place of the kind in the slot, and no hold in it that has run out. */
export const noteFull = (member: Member): void => member.ctx.cache.note(keyOf(member));

/** Noted a moment ago, and nothing was given back here since. */
export const isKnownFull = (member: Member): boolean => member.ctx.cache.hasNote(keyOf(member), freshMs);
