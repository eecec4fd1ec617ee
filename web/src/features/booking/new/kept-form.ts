import { useEffect, useEffectEvent } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Document, DocumentType } from '#contract/documents/documents.ts';
import { typedVehicle } from '../../../domain/booking/form/vehicle-values.ts';
import { readStored, removeStored, writeStored } from '../../../lib/local-store.ts';
import { belongsToAccount } from '../../../lib/session/work-of-account.ts';
import type { BookingValues } from './booking-values.ts';

const storageKey = 'oktet.booking-form';
/** As long as the server keeps documents that belong to nothing yet. */
const keptMs = 24 * 60 * 60_000;

type Filled = {
  readonly values: BookingValues;
  readonly slot: string | null;
  /** By vehicle. */
  readonly documents: Readonly<Record<string, Readonly<Record<DocumentType, readonly Document[]>>>>;
};

type Kept = Filled & { readonly userId: string; readonly keptAt: number };

const forget = () => removeStored(storageKey);

/** Who signs out leaves nothing of his on the device. */
belongsToAccount({
  handOver: (accountId) => {
    if (accountId === null) forget();
  },
});

/** What this account had filled in of a booking when the page was left or reloaded; anybody else's is dropped. */
export const readKeptForm = (userId: string, now = Date.now()): Filled | undefined => {
  const text = readStored(storageKey);
  if (text === null) return undefined;
  try {
    const kept: Kept = JSON.parse(text);
    if (kept.userId === userId && now - kept.keptAt < keptMs) return kept;
  } catch {
    // Not ours, or cut off: as if there were none.
  }
  forget();
  return undefined;
};

/** Fills in what was kept, as if it were typed again. A truck that is gone meanwhile is left out. */
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

/** Keeps a half-filled form over a reload. */
export const useKeptForm = (userId: string, isHalfDone: boolean, filled: Filled) => {
  const text = isHalfDone ? JSON.stringify(filled) : null;
  useEffect(() => {
    if (text === null) forget();
    else writeStored(storageKey, JSON.stringify({ ...JSON.parse(text), userId, keptAt: Date.now() }));
  }, [text, userId]);
};
