import { useEffect } from 'react';
import type { Document } from '#contract/documents/documents.ts';
import { createKeptDraft } from '../../lib/kept-draft.ts';

type AppealDraft = { readonly text: string; readonly documents: readonly Document[] };

/** Drafts are kept by event, because a driver may be writing about two trucks. */
const kept = createKeptDraft<{ readonly drafts: Readonly<Record<string, AppealDraft>> }>(
  'oktet.appeal-forms',
);

export const readKeptAppeal = (userId: string, eventId: string): AppealDraft | undefined =>
  kept.read(userId)?.drafts[eventId];

export const useKeptAppeal = (userId: string, eventId: string, draft: AppealDraft | null) => {
  const text = JSON.stringify(draft);
  useEffect(() => {
    const { [eventId]: _, ...others } = kept.read(userId)?.drafts ?? {};
    const drafts = text === 'null' ? others : { ...others, [eventId]: JSON.parse(text) };
    kept.write(userId, Object.keys(drafts).length > 0 ? { drafts } : null);
  }, [text, userId, eventId]);
};
