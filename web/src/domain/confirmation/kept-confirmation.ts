import type { Confirmation } from '#contract/accounts/accounts.ts';
import { forgetTab, readTab, writeTab } from '../../lib/tab-store.ts';

type StoredConfirmation<T> = {
  readonly confirmation: Confirmation;
  readonly keptAt: number;
  readonly more: T;
};

const keyOf = (place: string) => `oktet.pending-code.${place}`;

/** Stores a pending confirmation in the tab, so that it survives a reload. */
export const keepConfirmation = <T>(place: string, confirmation: Confirmation, more: T) =>
  writeTab(keyOf(place), { confirmation, keptAt: Date.now(), more } satisfies StoredConfirmation<T>);

export const forgetConfirmation = (place: string) => forgetTab(keyOf(place));

/** With the remaining times recomputed; null once expired. */
export const readConfirmation = <T>(place: string): Omit<StoredConfirmation<T>, 'keptAt'> | null => {
  const kept = readTab<StoredConfirmation<T>>(keyOf(place));
  if (!kept?.confirmation) return null;
  const passed = Math.max(0, Math.round((Date.now() - kept.keptAt) / 1000));
  const expiresInSeconds = kept.confirmation.expiresInSeconds - passed;
  if (!(expiresInSeconds > 0)) return null;
  const resendInSeconds = Math.max(0, kept.confirmation.resendInSeconds - passed);
  return { confirmation: { ...kept.confirmation, resendInSeconds, expiresInSeconds }, more: kept.more };
};
