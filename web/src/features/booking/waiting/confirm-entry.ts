import i18next from 'i18next';
import type { ListEntry } from '#contract/waiting-list/waiting-list.ts';
import { profileQuery } from '../../../domain/account/profile.ts';
import { confirmationNow } from '../../../domain/booking/hold-deadline.ts';
import { confirmCodeDialog } from '../../../domain/confirmation/confirm-code-dialog.ts';
import { plateText } from '../../../domain/plate/plate-text.ts';
import { call } from '../../../lib/api.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { forgetTab, readTab, writeTab } from '../../../lib/tab-store.ts';
import { focusEntry } from './focus-entry.ts';
import { outdateEntries } from './waiting-entries.ts';

const keptKey = 'oktet.entry-awaits-code';

export const entryAwaitingCode = () => readTab<string>(keptKey);

const ask = async ({ id, confirmation, vehicleRegistrationPlate }: ListEntry) => {
  if (!confirmation) return;
  const profile = await queryClient.ensureQueryData(profileQuery);
  await confirmCodeDialog({
    confirmation: confirmationNow(confirmation),
    whenOver: i18next.t('waitingList.codeOver'),
    emailVerified: profile.email?.verified === true,
    subject: i18next.t('waitingList.subject', { plate: plateText(vehicleRegistrationPlate) }),
    confirm: (code, signal) =>
      call('POST /waiting-list/{id}/confirm', { params: { id }, body: { code }, expect: 200, signal }),
    resend: (signal) => call('POST /waiting-list/{id}/resend', { params: { id }, expect: 204, signal }),
  });
};

let asked: string | null = null;

/** The only code of an entry: its offers are taken without one. */
export const confirmEntry = async (entry: ListEntry): Promise<void> => {
  const { id } = entry;
  // The cards come after the form, and would ask once more.
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
