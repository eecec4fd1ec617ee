import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BookingParams } from '#contract/params/booking-params.ts';
import { reloadBookingParams } from '../../domain/booking/booking-params.ts';
import { isStale } from '../../lib/api-error.ts';
import { confirmDialog } from '../../ui/dialogs/open-dialog.ts';
import { handleError } from '../../ui/errors/handle-error.ts';
import { useFormFlow } from '../../ui/form/use-form-flow.ts';
import { useUnsavedWork } from '../../ui/unsaved/unsaved-work.ts';
import { fetchParamsEffect, type ParamsChanges, saveParams } from './params-calls.ts';
import { paramsSchema } from './params-schema.ts';
import { changedNames, changesOf, rebase, valuesOf } from './params-values.ts';

const useOverbookingQuestion = () => {
  const { t } = useTranslation();
  return async (changes: ParamsChanges) => {
    const effect = await fetchParamsEffect(changes);
    const count = effect.reduce((sum, { overbooked }) => sum + overbooked.length, 0);
    if (count === 0) return;
    const isSure = await confirmDialog({
      title: t('parameters.save.overTitle'),
      message: t('parameters.save.overMessage', { count }),
      okLabel: t('common.save'),
    });
    if (!isSure) throw new DOMException('the operator thought better of it', 'AbortError');
  };
};

/**
 * Edits the version that was opened. A newer one is loaded if nothing was changed, otherwise offered. Local changes
 * stay.
 */
export const useParamsForm = (current: BookingParams, timeZone: string) => {
  const [base, setBase] = useState(current);
  const [saved, setSaved] = useState<number | null>(null);
  const [refused, setRefused] = useState<number | null>(null);
  const askAboutOverbooking = useOverbookingQuestion();
  const flow = useFormFlow({
    schema: paramsSchema,
    defaultValues: valuesOf(base),
    submit: async (values) => {
      const changes = changesOf(values, base, timeZone);
      await askAboutOverbooking(changes);
      const after = await saveParams(changes);
      setBase(after);
      flow.form.reset(valuesOf(after));
      setSaved(after.version);
    },
    takeError: (error) => {
      if (!isStale(error)) return false;
      setRefused(base.version);
      reloadBookingParams().catch(handleError);
      return true;
    },
  });
  const { getValues, reset } = flow.form;
  useUnsavedWork(() => changedNames(getValues(), base).length > 0);

  const isOutdated = current.version > base.version;
  const takeFresh = () => {
    reset(rebase(getValues(), base, current));
    setBase(current);
  };
  useEffect(() => {
    if (current.version <= base.version || changedNames(getValues(), base).length > 0) return;
    reset(valuesOf(current));
    setBase(current);
  }, [current, base, getValues, reset]);

  return {
    flow,
    base,
    saved,
    isOutdated,
    wasRefused: refused === base.version,
    takeFresh,
    undo: () => reset(valuesOf(base)),
  };
};

export type ParamsFormState = ReturnType<typeof useParamsForm>;
