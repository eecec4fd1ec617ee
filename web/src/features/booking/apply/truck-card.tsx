import { useTranslation } from 'react-i18next';
import type { Vehicle } from '#contract/vehicles/vehicles.ts';
import { CargoField } from '../../../domain/booking/form/cargo-field.tsx';
import { DriverSummary } from '../../../domain/booking/form/driver-summary.tsx';
import type { Draw } from '../../../domain/draw/draws.ts';
import { Tickets } from '../../../domain/draw/tickets.tsx';
import { VehicleDocuments } from '../../../domain/vehicle/vehicle-documents.tsx';
import card from '../../../ui/card/card.module.css';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/text/text.module.css';
import { VehicleSelect } from '../new/vehicle-choice.tsx';
import styles from './apply.module.css';
import type { Applying } from './use-apply.ts';

type TicketsProps = { readonly draw: Draw; readonly count: number | undefined };

/** How chances rise, in plain words. */
const TicketsAbout = ({ draw, count }: TicketsProps) => {
  const { t } = useTranslation();
  const { ticketDays: days, maxTickets } = draw;
  return (
    <div className={styles.tickets}>
      <Tickets count={count ?? 1} size={34} />
      <div>
        <strong>{t('draw.tickets', { count: count ?? 1 })}</strong>
        <p className={text.dimmed}>
          {t(count !== undefined && count > 1 ? 'draw.apply.ticketsMore' : 'draw.apply.ticketsOne', {
            days,
            most: maxTickets,
          })}
        </p>
      </div>
    </div>
  );
};

type TruckCardProps = {
  readonly draw: Draw;
  readonly applying: Applying;
  readonly vehicles: readonly Vehicle[];
  readonly tickets: number | undefined;
};

export const TruckCard = ({ draw, applying, vehicles, tickets }: TruckCardProps) => {
  const { flow, cargo, documents } = applying;
  const { setValue, watch } = flow.form;
  return (
    <section className={card.frame}>
      <div className={`${layout.stack} ${styles.part}`}>
        <VehicleSelect
          vehicles={vehicles}
          vehicleId={watch('vehicleId')}
          onChoose={(id) => setValue('vehicleId', id, { shouldDirty: true })}
        />
        <CargoField control={flow.control} cargo={cargo} />
        {documents.types.length > 0 && <VehicleDocuments {...documents.props} types={documents.types} />}
        <DriverSummary flow={flow} />
      </div>
      <TicketsAbout draw={draw} count={tickets} />
    </section>
  );
};
