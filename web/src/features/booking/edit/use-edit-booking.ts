import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import * as z from 'zod/mini';
import type { Booking } from '#contract/bookings/bookings.ts';
import type { DocumentType } from '#contract/documents/documents.ts';
import { driverBody, driverOfBooking, driverShape } from '../../../domain/booking/form/driver-values.ts';
import { useCargo } from '../../../domain/booking/form/use-cargo.ts';
import { outdateBookings } from '../../../domain/booking/own-bookings.ts';
import { useSuggestions } from '../../../domain/booking/schedule/suggestions.tsx';
import { useSchedule } from '../../../domain/booking/schedule/use-schedule.ts';
import { ownVehiclesQuery } from '../../../domain/vehicle/own-vehicles.ts';
import { useVehicleDocuments } from '../../../domain/vehicle/use-vehicle-documents.ts';
import { isUnproven } from '../../../domain/vehicle/vehicle-rules.ts';
import { hasCode, isStale } from '../../../lib/api-error.ts';
import { withCaptcha } from '../../../lib/captcha/captcha.ts';
import { createKeyMaker } from '../../../lib/idempotency-key.ts';
import { requiredText } from '../../../ui/form/field-schemas.ts';
import { useFormFlow } from '../../../ui/form/use-form-flow.ts';
import { editBooking } from '../booking-calls.ts';

const schema = z.object({ cargoType: requiredText(), ...driverShape });

const useSectionsFor = (booking: Booking): readonly DocumentType[] => {
  const { data: vehicles = [] } = useQuery(ownVehiclesQuery);
  const vehicle = vehicles.find(({ id }) => id === booking.vehicleId);
  return vehicle && isUnproven(vehicle) ? ['STS', 'OTHER'] : ['OTHER'];
};

export const useEditBooking = (booking: Booking, onChanged: (booking: Booking) => void) => {
  const [stale, setStale] = useState(false);
  const keys = useRef(createKeyMaker());
  const suggested = useSuggestions();
  const types = useSectionsFor(booking);
  const documents = useVehicleDocuments({ vehicleId: booking.vehicleId, types });

  const flow = useFormFlow({
    schema,
    defaultValues: {
      cargoType: booking.cargoType,
      ...driverOfBooking(booking),
    },
    submit: async (values): Promise<void> => {
      if (cargo.needsDocument && documents.props.value.OTHER.length === 0) return documents.askFor('OTHER');
      const body = {
        id: booking.id,
        version: booking.version,
        cargoType: values.cargoType,
        ...driverBody(values, { patronymic: booking.patronymicOfDriver, email: booking.email }),
        ...(documents.ids.length > 0 && { documents: documents.ids }),
        ...(schedule.slot !== null && { dateBooked: schedule.slot }),
      };
      suggested.forget();
      const changed = await withCaptcha((captcha) => editBooking(body, keys.current.keyFor(body), captcha));
      void outdateBookings();
      onChanged(changed);
    },
    takeError: (error) => {
      const wasStale = isStale(error);
      setStale(wasStale);
      if (wasStale || hasCode(error, 'SLOT_FULL')) void outdateBookings();
      // If no new time was chosen, the new cargo is what does not fit, about which the server's message tells more.
      return wasStale || (schedule.slot !== null && suggested.take(error));
    },
  });
  const cargo = useCargo(flow.form.watch('cargoType'), {
    code: booking.cargoType,
    priority: booking.hasPriority,
  });
  const schedule = useSchedule(cargo.priority, { own: booking.dateBooked });
  return { flow, schedule, suggested, cargo, documents, types, stale };
};

export type EditBooking = ReturnType<typeof useEditBooking>;
