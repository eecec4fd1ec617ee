import type { TFunction } from 'i18next';
import type { JournalEvent } from '#contract/journal/journal.ts';
import { currentLanguage } from '../../../lib/i18n.ts';

export type EventLine =
  | { readonly text: string }
  | { readonly label: string; readonly from: string | null; readonly to: string | null };

export type EventTone = 'green' | 'blue' | 'amber' | 'red' | 'grey';

export type WordTools = { readonly t: TFunction; readonly cargoName: (code: string) => string };

export const textIn = (snapshot: JournalEvent['to'], name: string): string | undefined => {
  const value = snapshot?.[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
};

const reasonOf = ({ t }: WordTools, { reason, reasons, reasonKind }: JournalEvent): string | null => {
  const words = reasons?.[currentLanguage()] || reason;
  if (words) return words;
  return reasonKind && t(`boardLog.reasons.${reasonKind}`);
};

export const withReason = (tools: WordTools, event: JournalEvent, text: string): string => {
  const reason = reasonOf(tools, event);
  return reason ? tools.t('journal.events.withReason', { text, reason }) : text;
};
