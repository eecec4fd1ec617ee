import type { Confirmation } from '#contract/accounts/accounts.ts';
import type { FactorConfirmation } from '#contract/accounts/factors.ts';
import { forgetTab, readTab, writeTab } from '../../lib/tab-store.ts';

type AnyConfirmation = Confirmation | FactorConfirmation;

type StoredConfirmation<T, C> = {
  readonly confirmation: C;
  readonly keptAt: number;
  readonly more: T;
};

const keyOf = (place: string) => `oktet.pending-code.${place}`;

/** Stores a pending confirmation in the tab, so that it survives a reload. */
export const keepConfirmation = <T>(place: string, confirmation: AnyConfirmation, more: T) =>
  writeTab(keyOf(place), { confirmation, keptAt: Date.now(), more } satisfies StoredConfirmation<
    T,
    AnyConfirmation
  >);

export const forgetConfirmation = (place: string) => forgetTab(keyOf(place));

/** Recomputes the remaining times. Null once the confirmation has expired. */
export const readConfirmation = <T, C extends AnyConfirmation = Confirmation>(
  place: string,
): Omit<StoredConfirmation<T, C>, 'keptAt'> | null => {
  const kept = readTab<StoredConfirmation<T, C>>(keyOf(place));
  if (!kept?.confirmation) return null;
  const passed = Math.max(0, Math.round((Date.now() - kept.keptAt) / 1000));
  const expiresInSeconds = kept.confirmation.expiresInSeconds - passed;
  if (!(expiresInSeconds > 0)) return null;
  // A negative number allows resending at once. Factors have no such number, because nothing is sent for them.
  const resendInSeconds = (kept.confirmation as Confirmation).resendInSeconds - passed;
  return { confirmation: { ...kept.confirmation, resendInSeconds, expiresInSeconds }, more: kept.more };
};
