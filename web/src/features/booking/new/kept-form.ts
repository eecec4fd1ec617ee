import { useEffect, useEffectEvent } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Document, DocumentType } from '#contract/documents/documents.ts';
import { typedVehicle } from '../../../domain/booking/form/vehicle-values.ts';
import { readStored, removeStored, writeStored } from '../../../lib/local-store.ts';
import { belongsToAccount } from '../../../lib/session/work-of-account.ts';
import type { BookingValues } from './booking-values.ts';

const storageKey = 'oktet.booking-form';
/** The server keeps unattached documents this long. */
const keptMs = 24 * 60 * 60_000;

type FormDraft = {
  readonly values: BookingValues;
  readonly slot: string | null;
  /** By vehicle id. */
  readonly documents: Readonly<Record<string, Readonly<Record<DocumentType, readonly Document[]>>>>;
};

type StoredDraft = FormDraft & { readonly userId: string; readonly keptAt: number };

const forget = () => removeStored(storageKey);

/** Signing out removes the draft from the device. */
belongsToAccount({
  handOver: (accountId) => {
    if (accountId === null) forget();
  },
});

/** The account's saved draft; another account's is deleted. */
export const readKeptForm = (userId: string, now = Date.now()): FormDraft | undefined => {
  const text = readStored(storageKey);
  if (text === null) return undefined;
  try {
    const kept: StoredDraft = JSON.parse(text);
    if (kept.userId === userId && now - kept.keptAt < keptMs) return kept;
  } catch {
    // Invalid JSON counts as no draft.
  }
  forget();
  return undefined;
};

/** Restores a draft; a truck that no longer exists is skipped. */
export const useKeptValues = (
  { setValue }: Pick<UseFormReturn<BookingValues>, 'setValue'>,
  kept: BookingValues | undefined,
  vehicles: readonly { readonly id: string }[],
) => {
  const fill = useEffectEvent(() => {
    if (!kept) return;
    const hasVehicle = kept.vehicleId === typedVehicle || vehicles.some(({ id }) => id === kept.vehicleId);
    for (const [name, value] of Object.entries(kept))
      if (hasVehicle || name !== 'vehicleId')
        setValue(name as keyof BookingValues, value, { shouldDirty: true });
  });
  useEffect(() => fill(), []);
};

/** Saves a half-filled form across reloads. */
export const useKeptForm = (userId: string, isHalfDone: boolean, filled: FormDraft) => {
  const text = isHalfDone ? JSON.stringify(filled) : null;
  useEffect(() => {
    if (text === null) forget();
    else writeStored(storageKey, JSON.stringify({ ...JSON.parse(text), userId, keptAt: Date.now() }));
  }, [text, userId]);
};
