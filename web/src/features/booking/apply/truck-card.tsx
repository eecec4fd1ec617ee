import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Vehicle } from '#contract/vehicles/vehicles.ts';
import { bookingParamsQuery } from '../../../domain/booking/booking-params.ts';
import { CargoField } from '../../../domain/booking/form/cargo-field.tsx';
import { DriverSummary } from '../../../domain/booking/form/driver-summary.tsx';
import { Tickets } from '../../../domain/draw/tickets.tsx';
import { VehicleDocuments } from '../../../domain/vehicle/vehicle-documents.tsx';
import card from '../../../ui/card/card.module.css';
import parts from '../../../ui/card/parts.module.css';
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/text/text.module.css';
import { VehicleSelect } from '../new/vehicle-choice.tsx';
import { useHasWaitingList } from '../waiting/waiting-entries.ts';
import type { Applying } from './use-apply.ts';

type TicketsProps = { readonly count: number | undefined };

const TicketsAbout = ({ count = 1 }: TicketsProps) => {
  const { t } = useTranslation();
  const { data: params } = useQuery(bookingParamsQuery);
  if (!params) return null;
  const { ticketDays: days, maxTickets: most } = params.draw;
  return (
    <div className={`${layout.beside} ${parts.part}`}>
      <Tickets count={count} size={34} />
      <div>
        <strong>{t('draw.tickets', { count })}</strong>
        <p className={text.dimmed}>
          {t(count > 1 ? 'draw.apply.ticketsMore' : 'draw.apply.ticketsOne', {
            days,
            most,
          })}
        </p>
      </div>
    </div>
  );
};

const MoreFields = ({ flow }: Pick<Applying, 'flow'>) => {
  const { t } = useTranslation();
  const hasWaitingList = useHasWaitingList();
  return (
    <div className={layout.stack}>
      {hasWaitingList && (
        <CheckboxField control={flow.control} name="waitingList" label={t('draw.apply.waitingList')} />
      )}
      <details open={flow.form.formState.errors.nonce !== undefined || undefined}>
        <summary>{t('draw.apply.nonce')}</summary>
        <TextField
          control={flow.control}
          name="nonce"
          label={t('draw.apply.nonceLabel')}
          description={t('draw.apply.nonceHint')}
        />
      </details>
    </div>
  );
};

type TruckCardProps = {
  readonly applying: Applying;
  readonly isNew: boolean;
  readonly vehicles: readonly Vehicle[];
  readonly tickets: number | undefined;
};

export const TruckCard = ({ applying, isNew, vehicles, tickets }: TruckCardProps) => {
  const { flow, cargo, documents } = applying;
  const { setValue, watch } = flow.form;
  return (
    <section className={card.frame}>
      <div className={`${layout.stack} ${parts.part}`}>
        <VehicleSelect
          vehicles={vehicles}
          vehicleId={watch('vehicleId')}
          onChoose={(id) => setValue('vehicleId', id, { shouldDirty: true })}
        />
        <CargoField control={flow.control} cargo={cargo} />
        {documents.types.length > 0 && <VehicleDocuments {...documents.props} types={documents.types} />}
        {isNew && <DriverSummary flow={flow} />}
        <MoreFields flow={flow} />
      </div>
      <TicketsAbout count={tickets} />
    </section>
  );
};
