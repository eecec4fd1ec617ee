import { useQuery } from '@tanstack/react-query';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { bookingParamsQuery } from '../../../domain/booking/booking-params.ts';
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/text/text.module.css';

type Choices = { auto: boolean; nightOffers: boolean };

type Props<Input extends FieldValues & Choices> = {
  readonly control: Control<Input, unknown, Input>;
  readonly auto: boolean;
};

/** How offers are made. Whoever is booked at once is not asked at night either. */
export const OfferChoices = <Input extends FieldValues & Choices>({ control, auto }: Props<Input>) => {
  const { t } = useTranslation();
  const { data: params } = useQuery(bookingParamsQuery);
  return (
    <div className={layout.stack}>
      <CheckboxField
        control={control}
        name={'auto' as FieldPath<Input>}
        label={t('waitingList.form.auto')}
        description={t('waitingList.form.autoHint')}
      />
      {!auto && (
        <CheckboxField
          control={control}
          name={'nightOffers' as FieldPath<Input>}
          label={t('waitingList.form.night')}
          description={t('waitingList.form.nightHint')}
        />
      )}
      {params && (
        <p className={text.hint}>{t('waitingList.form.rules', { count: params.waitingList.missedOffers })}</p>
      )}
    </div>
  );
};
