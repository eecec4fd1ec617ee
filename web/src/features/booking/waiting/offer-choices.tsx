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

/** Asks how offers are made. Drivers with `auto` are booked without an offer, so nights make no difference to them. */
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
