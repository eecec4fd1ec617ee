import type { JournalEvent } from '#contract/journal/journal.ts';
import { currentLanguage } from '../../../lib/i18n.ts';
import type { EventLine } from './event-line.ts';

const textsOf = (snapshot: JournalEvent['to']): string[] => {
  const content = snapshot?.content;
  if (!Array.isArray(content)) return [];
  return content.map((one: Record<string, unknown>) => String(one[currentLanguage()] ?? one.RU));
};

/** Removed and added reasons; a mere reordering gives no lines. */
export const reasonsChanges = ({ from, to }: JournalEvent): EventLine[] => {
  const [was, became] = [textsOf(from), textsOf(to)];
  return [
    ...was.filter((text) => !became.includes(text)).map((text) => ({ label: '', from: text, to: null })),
    ...became.filter((text) => !was.includes(text)).map((text) => ({ label: '', from: null, to: text })),
  ];
};
