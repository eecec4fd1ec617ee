import { Button } from '@mantine/core';
import { useState } from 'react';
import type { Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { CargoField } from '../../domain/booking/form/cargo-field.tsx';
import { DriverNames } from '../../domain/booking/form/driver-fields.tsx';
import type { CargoChoice } from '../../domain/booking/form/use-cargo.ts';
import { ScheduleChoice } from '../../domain/booking/schedule/schedule-choice.tsx';
import { Suggestions } from '../../domain/booking/schedule/suggestions.tsx';
import { useSaleReasons } from '../../domain/draw/sale-reasons.ts';
import type { useVehicleDocuments } from '../../domain/vehicle/use-vehicle-documents.ts';
import { VehicleDocuments } from '../../domain/vehicle/vehicle-documents.tsx';
import { languages } from '../../lib/i18n.ts';
import { Callout } from '../../ui/callout/callout.tsx';
import { CheckboxField } from '../../ui/fields/checkbox-field.tsx';
import { PhoneField } from '../../ui/fields/phone-field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { EmailField } from '../../ui/fields/text-field.tsx';
import layout from '../../ui/layout/layout.module.css';
import type { EditBooking } from './edit/use-edit-booking.ts';
import type { OperatorFlow, OperatorValues } from './values/operator-values.ts';

type DriverProps = {
  readonly flow: OperatorFlow;
  /** True for forms that did not ask for the phone before. */
  readonly hasPhone: boolean;
};

export const DriverSection = ({ flow, hasPhone }: DriverProps) => {
  const { t } = useTranslation();
  return (
    <div className={layout.stack}>
      <DriverNames control={flow.control} />
      <div className={layout.columns}>
        {hasPhone && <PhoneField control={flow.control} name="phoneNumber" label={t('booking.form.phone')} />}
        <EmailField control={flow.control} name="email" label={t('booking.form.email')} autoComplete="off" />
        <SelectField
          control={flow.control}
          name="language"
          label={t('boardBookingForm.driver.language')}
          data={languages.map((one) => ({ value: one, label: t(`language.${one}`) }))}
        />
      </div>
    </div>
  );
};

type CargoProps = {
  readonly flow: OperatorFlow;
  readonly cargo: CargoChoice;
  /** The booking's current cargo. While it is unchanged, the priority stays too, whoever set it. */
  readonly kept?: string;
};

export const CargoSection = ({ flow, cargo, kept }: CargoProps) => {
  const { t } = useTranslation();
  const source = flow.form.watch('cargoType') === kept ? 'asNow' : 'byCargo';
  const unsaid = t(`boardBookingForm.cargo.${source}${cargo.priority ? 'Yes' : 'No'}`);
  return (
    <>
      <div className={layout.columns}>
        <CargoField control={flow.control} cargo={cargo} />
        <SelectField
          control={flow.control}
          name="priority"
          serverPath="hasPriority"
          label={t('boardBookingForm.cargo.priority')}
          data={[
            { value: '', label: unsaid },
            { value: 'yes', label: t('boardBookingForm.cargo.yes') },
            { value: 'no', label: t('boardBookingForm.cargo.no') },
          ]}
        />
      </div>
      <CheckboxField
        control={flow.control}
        name="unlimitedEdits"
        serverPath="unlimitedEditCount"
        label={t('boardBookingForm.cargo.unlimited')}
      />
    </>
  );
};

type DocumentsProps = { readonly documents: ReturnType<typeof useVehicleDocuments> };

/** Begins collapsed, because documents are optional for operators. */
export const DocumentsSection = ({ documents }: DocumentsProps) => {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  if (isOpen) return <VehicleDocuments {...documents.props} isApproved />;
  return (
    <div>
      <Button variant="default" onClick={() => setIsOpen(true)}>
        {t('boardBookingForm.documents.add')}
      </Button>
    </div>
  );
};

type TimeProps = {
  readonly state: Pick<EditBooking, 'schedule' | 'priority' | 'refusals' | 'suggested'>;
  readonly isOpen?: boolean;
};

export const TimeChoice = ({
  state: { schedule, priority, refusals, suggested },
  isOpen = true,
}: TimeProps) => (
  <>
    {isOpen && <ScheduleChoice schedule={schedule} priority={priority} level={3} />}
    {refusals.time !== null && (
      <Callout tone="red" role="alert">
        {refusals.time}
      </Callout>
    )}
    <Suggestions schedule={schedule} suggested={suggested} />
  </>
);

type SaleProps = { readonly control: Control<OperatorValues, unknown, OperatorValues> };

/** Asks for the public reason for giving away a place of a day that will be drawn. */
export const DrawSale = ({ control }: SaleProps) => {
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
