import i18next from 'i18next';
import type { ListEntry } from '#contract/waiting-list/waiting-list.ts';
import { confirmationNow } from '../../../domain/booking/hold-deadline.ts';
import { confirmCodeDialog } from '../../../domain/confirmation/confirm-code-dialog.ts';
import { plateText } from '../../../domain/plate/plate-text.ts';
import { call } from '../../../lib/api.ts';
import { hasCode } from '../../../lib/api-error.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { forgetTab, readTab, writeTab } from '../../../lib/tab-store.ts';
import { outdateEntries, ownEntriesQuery } from './waiting-entries.ts';

export const entryCardId = (id: string) => `waiting-${id}`;

const focusEntry = (id: string) => {
  const card = document.getElementById(entryCardId(id));
  card?.scrollIntoView({ block: 'nearest' });
  card?.focus({ preventScroll: true });
};

const keptKey = 'oktet.entry-awaits-code';

export const entryAwaitingCode = () => readTab<string>(keptKey);

/** True if an earlier attempt has used the code, because its response may have been lost. */
const hasJoined = async (id: string) => {
  const entries = await queryClient.fetchQuery({ ...ownEntriesQuery, staleTime: 0 });
  return entries.some((entry) => entry.id === id && entry.confirmation === undefined);
};

const ask = async ({ id, confirmation, vehicleRegistrationPlate }: ListEntry) => {
  if (!confirmation) return;
  await confirmCodeDialog({
    confirmation: confirmationNow(confirmation),
    whenOver: i18next.t('waitingList.codeOver'),
    subject: i18next.t('waitingList.subject', { plate: plateText(vehicleRegistrationPlate) }),
    confirm: async (code, signal) => {
      try {
        await call('POST /waiting-list/{id}/confirm', {
          params: { id },
          body: { code },
          expect: 200,
          signal,
        });
      } catch (error) {
        if (!hasCode(error, 'NOT_AWAITING_CODE') || !(await hasJoined(id))) throw error;
      }
    },
    resend: (signal) => call('POST /waiting-list/{id}/resend', { params: { id }, expect: 204, signal }),
  });
};

let asked: string | null = null;

/** Asks for an entry's only code. Its offers are taken without one. */
export const confirmEntry = async (entry: ListEntry): Promise<void> => {
  const { id } = entry;
  // The form asks first, and then the new card, which must not ask a second time.
  if (asked === id) return;
  asked = id;
  writeTab(keptKey, id);
  try {
    await ask(entry);
  } finally {
    asked = null;
    forgetTab(keptKey);
  }
  await outdateEntries();
  focusEntry(id);
};
