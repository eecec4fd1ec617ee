import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { askForReason } from '../../../domain/reasons/ask-for-reason.ts';
import { textsOf } from '../../../domain/reasons/reason-texts.ts';
import type { ParamsValues } from '../params-values.ts';
import type { CalendarSlot } from './plan-week.ts';
import { periodOf, withCapacity, withoutPeriod } from './stretch.ts';

export type ParamsForm = UseFormReturn<ParamsValues, unknown, ParamsValues>;

const changed = { shouldDirty: true, shouldValidate: false };

/** Changes only the form. Nothing is sent before it is saved. */
export const useStretchActs = ({ getValues, setValue }: ParamsForm, slots: readonly CalendarSlot[]) => {
  const { t } = useTranslation();
  const setCapacity = (capacity: string | null) =>
    setValue('capacityOverrides', withCapacity(getValues('capacityOverrides'), slots, capacity), changed);
  return {
    setCapacity,
    open: () => setValue('closures', withoutPeriod(getValues('closures'), periodOf(slots)), changed),
    close: (words: { readonly when: string; readonly message: string }) =>
      askForReason({
        title: t('parameters.calendar.closeTitle', { when: words.when }),
        message: words.message,
        label: t('parameters.closure.reason'),
        okLabel: t('parameters.calendar.closeOk'),
        kind: 'CLOSURE',
        submit: async (reasons) =>
          setValue(
            'closures',
            [...getValues('closures'), { ...periodOf(slots), reasons: textsOf(reasons) }],
            changed,
          ),
      }),
  };
};
