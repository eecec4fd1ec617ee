import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { forgetTab, readTab, writeTab } from '../../../lib/tab-store.ts';
import type { StepName } from './step-names.ts';

const storageKey = (step: StepName) => `oktet.setup.${step}`;

export const readTyped = <Values>(step: StepName) => readTab<Partial<Values>>(storageKey(step));
export const forgetTyped = (step: StepName) => forgetTab(storageKey(step));

/** Keeps typed values over a reload. `toStored` leaves out what the browser must not store. */
export const useKeptValues = <Input extends FieldValues, Output>(
  step: StepName,
  { subscribe }: UseFormReturn<Input, unknown, Output>,
  toStored: (values: Input) => unknown = (values) => values,
) =>
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => writeTab(storageKey(step), toStored(values)),
      }),
    [subscribe, step, toStored],
  );
