import { useEffect, useEffectEvent } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Document, DocumentType } from '#contract/documents/documents.ts';
import { typedVehicle } from '../../../domain/booking/form/vehicle-values.ts';
import { createKeptDraft, useKeptDraft } from '../../../lib/kept-draft.ts';
import type { BookingValues } from './booking-values.ts';

type FormDraft = {
  readonly values: BookingValues;
  readonly slot: string | null;
  /** By vehicle id. */
  readonly documents: Readonly<Record<string, Readonly<Record<DocumentType, readonly Document[]>>>>;
};

const kept = createKeptDraft<FormDraft>('oktet.booking-form');

export const readKeptForm = kept.read;
export const useKeptForm = (userId: string, draft: FormDraft | null) => useKeptDraft(kept, userId, draft);

/** Restores a draft; a truck that no longer exists is skipped. */
export const useKeptValues = (
  { setValue }: Pick<UseFormReturn<BookingValues>, 'setValue'>,
  values: BookingValues | undefined,
  vehicles: readonly { readonly id: string }[],
) => {
  const fill = useEffectEvent(() => {
    if (!values) return;
    const { vehicleId } = values;
    const hasVehicle = vehicleId === typedVehicle || vehicles.some(({ id }) => id === vehicleId);
    for (const [name, value] of Object.entries(values))
      if (hasVehicle || name !== 'vehicleId')
        setValue(name as keyof BookingValues, value, { shouldDirty: true });
  });
  useEffect(() => fill(), []);
};
