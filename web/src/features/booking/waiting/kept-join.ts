import type { Booking } from '#contract/bookings/bookings.ts';
import { createKeptDraft, useKeptDraft } from '../../../lib/kept-draft.ts';
import type { JoinValues } from './join-values.ts';
import type { DayWindow } from './windows.ts';

export type JoinDraft = {
  readonly values: JoinValues;
  readonly windows: readonly DayWindow[];
  readonly booking: Booking | undefined;
};

export const keptJoin = createKeptDraft<JoinDraft>('oktet.waiting-form');

export const useKeptJoinDraft = (userId: string, draft: JoinDraft) => useKeptDraft(keptJoin, userId, draft);
