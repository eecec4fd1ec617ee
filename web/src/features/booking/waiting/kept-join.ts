import { createKeptDraft } from '../../../lib/kept-draft.ts';
import type { JoinDraft } from './join-values.ts';

export const keptJoinKey = 'oktet.waiting-form';

export const keptJoin = createKeptDraft<JoinDraft>(keptJoinKey);
