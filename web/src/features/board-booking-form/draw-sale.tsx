import type { Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useSaleReasons } from '../../domain/draw/sale-reasons.ts';
import { Callout } from '../../ui/callout/callout.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import type { OperatorValues } from './values/operator-values.ts';

type Props = { readonly control: Control<OperatorValues, unknown, OperatorValues> };

/** Asks for the public reason for giving away a place of a day that will be drawn. */
export const DrawSale = ({ control }: Props) => {
  const { t } = useTranslation();
  return (
    <>
      <Callout>{t('boardDraws.sale.about')}</Callout>
      <SelectField
        control={control}
        name="saleReason"
        serverPath="reasonKind"
        label={t('boardDraws.sale.reason')}
        data={useSaleReasons()}
      />
    </>
  );
};
