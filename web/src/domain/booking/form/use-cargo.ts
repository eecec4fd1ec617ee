import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { bookingParamsQuery } from '../booking-params.ts';
import { cargoTypesQuery } from '../cargo-types.ts';

const noTypes: never[] = [];

/** `kept` is the booking's present type, which can still be chosen even if it is no longer offered. */
export const useCargo = (chosen: string, kept?: { readonly code: string; readonly priority: boolean }) => {
  const { data: offered = noTypes } = useQuery(cargoTypesQuery);
  const { data: params } = useQuery(bookingParamsQuery);
  const old = params?.cargoTypes.find(({ code }) => code === kept?.code);
  const types = old && !offered.some(({ code }) => code === old.code) ? [...offered, old] : offered;
  const priority =
    chosen === kept?.code ? kept.priority : (types.find(({ code }) => code === chosen)?.priority ?? false);
  const needsDocument = priority && !kept?.priority && (params?.priorityDocumentRequired ?? false);
  return { types, priority, needsDocument };
};

type CargoForm = {
  readonly getValues: (name: 'cargoType') => string;
  readonly resetField: (name: 'cargoType', options: { readonly defaultValue: string }) => void;
};

export const useFirstCargo = (form: CargoForm, { types }: CargoChoice) => {
  const { getValues, resetField } = form;
  const first = types[0]?.code;
  useEffect(() => {
    const isOffered = types.some(({ code }) => code === getValues('cargoType'));
    if (first !== undefined && !isOffered) resetField('cargoType', { defaultValue: first });
  }, [first, types, getValues, resetField]);
};

export type CargoChoice = ReturnType<typeof useCargo>;
