import { createKeptDraft, useKeptDraft } from '../../../lib/kept-draft.ts';
import type { JoinDraft } from './join-values.ts';

export const keptJoin = createKeptDraft<JoinDraft>('oktet.waiting-form');

export const useKeptJoinDraft = (userId: string, draft: JoinDraft) => useKeptDraft(keptJoin, userId, draft);
