import type { Confirmation } from '#contract/accounts/accounts.ts';
import { forgetTab, readTab, writeTab } from '../../lib/tab-store.ts';

type Kept<T> = { readonly confirmation: Confirmation; readonly keptAt: number; readonly more: T };

const keyOf = (place: string) => `oktet.pending-code.${place}`;

/** Remembers over a reload of the tab that a code is awaited, and what else its step needs. */
export const keepConfirmation = <T>(place: string, confirmation: Confirmation, more: T) =>
  writeTab(keyOf(place), { confirmation, keptAt: Date.now(), more } satisfies Kept<T>);

export const forgetConfirmation = (place: string) => forgetTab(keyOf(place));

/** With the times that are left of it, or nothing when it has run out. */
export const readConfirmation = <T>(place: string): Omit<Kept<T>, 'keptAt'> | null => {
  const kept = readTab<Kept<T>>(keyOf(place));
  if (!kept?.confirmation) return null;
  const passed = Math.max(0, Math.round((Date.now() - kept.keptAt) / 1000));
  const expiresInSeconds = kept.confirmation.expiresInSeconds - passed;
  if (!(expiresInSeconds > 0)) return null;
  const resendInSeconds = Math.max(0, kept.confirmation.resendInSeconds - passed);
  return { confirmation: { ...kept.confirmation, resendInSeconds, expiresInSeconds }, more: kept.more };
};
