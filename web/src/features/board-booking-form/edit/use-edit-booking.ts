import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Booking } from '#contract/bookings/bookings.ts';
import { useCargo } from '../../../domain/booking/form/use-cargo.ts';
import { lastEventOf } from '../../../domain/booking/last-event.ts';
import { fetchBooking, outdateBookings } from '../../../domain/booking/own-bookings.ts';
import { useSuggestions } from '../../../domain/booking/schedule/suggestions.tsx';
import { useSchedule } from '../../../domain/booking/schedule/use-schedule.ts';
import { wallTime } from '../../../domain/checkpoint/checkpoint-words.ts';
import { guarded } from '../../../domain/guards/guarded.ts';
import { useVehicleDocuments } from '../../../domain/vehicle/use-vehicle-documents.ts';
import { fetchBody } from '../../../lib/api.ts';
import { isStale } from '../../../lib/api-error.ts';
import { handleError } from '../../../ui/errors/handle-error.ts';
import { says } from '../../../ui/form/field-message.ts';
import { useFormFlow } from '../../../ui/form/use-form-flow.ts';
import { useUnsavedWork } from '../../../ui/unsaved/unsaved-work.ts';
import { useFormSearch } from '../panel-address.ts';
import { noRefusals, refusalsOf } from '../refusals.ts';
import {
  changedBody,
  type OperatorFlow,
  type OperatorValues,
  operatorSchema,
  valuesOf,
} from '../values/operator-values.ts';
import { type BookingDifference, differencesOf } from './booking-differences.ts';

type LastActor = { readonly name: string | null; readonly time: string };

const findLastActor = async (id: string): Promise<LastActor | null> => {
  const last = await lastEventOf(id);
  return last ? { name: last.actorName, time: wallTime(last.eventDate) } : null;
};

export type Overtaken = {
  readonly differences: readonly BookingDifference[];
  readonly by: LastActor | null;
};

/** An operator's edit of a booking. Others' concurrent changes are merged into untouched fields. */
export const useEditBooking = (opened: Booking, onSaved: (booking: Booking) => void) => {
  const search = useFormSearch();
  const client = useQueryClient();
  const [base, setBase] = useState(opened);
  const [overtaken, setOvertaken] = useState<Overtaken | null>(null);
  const [refusals, setRefusals] = useState(noRefusals);
  const suggested = useSuggestions();
  const documents = useVehicleDocuments({ vehicleId: base.vehicleId, ownerId: base.userId });

  const takeFresh = async () => {
    const [fresh, by] = await Promise.all([fetchBooking(base.id), findLastActor(base.id)]);
    setOvertaken({ differences: differencesOf(base, fresh), by });
    setBase(fresh);
    for (const [name, value] of Object.entries(valuesOf(fresh))) {
      const field = name as keyof OperatorValues;
      if (!flow.form.getFieldState(field).isDirty) flow.form.resetField(field, { defaultValue: value });
    }
    void outdateBookings();
  };

  const flow: OperatorFlow = useFormFlow({
    schema: operatorSchema,
    defaultValues: valuesOf(opened),
    submit: async (values): Promise<void> => {
      if (isSale && values.saleReason === '') {
        flow.form.setError('saleReason', { type: 'custom', message: says('validation.required') });
        return;
      }
      const { dirtyFields } = flow.form.formState;
      const body = {
        id: base.id,
        version: base.version,
        ...changedBody(values, (name) => Boolean(dirtyFields[name])),
        ...(schedule.slot !== null && { dateBooked: schedule.slot }),
        ...(isSale && values.saleReason && { reasonKind: values.saleReason }),
        ...(documents.ids.length > 0 && { documents: documents.ids }),
      };
      suggested.forget();
      setRefusals(noRefusals);
      const changed = await guarded(
        (acknowledged) => fetchBody('PUT /booking', { body: { ...body, acknowledged } }),
        // If the edit changes the truck, the guards are about the new plate.
        { plate: body.vehicleRegistrationPlate ?? base.vehicleRegistrationPlate },
      );
      client.removeQueries({ queryKey: ['booking', 'active-of-plate'] });
      void outdateBookings();
      onSaved(changed);
    },
    takeError: (error) => {
      if (isStale(error)) {
        takeFresh().catch((fault: unknown) => void handleError(fault));
        return true;
      }
      const isFull = schedule.slot !== null && suggested.take(error);
      const told = refusalsOf(error);
      if (told) setRefusals(told);
      if (isFull) void outdateBookings();
      return isFull || told !== null;
    },
  });
  const cargo = useCargo(flow.form.watch('cargoType'), { code: base.cargoType, priority: base.hasPriority });
  const choice = flow.form.watch('priority');
  const priority = choice === '' ? cargo.priority : choice === 'yes';
  const schedule = useSchedule(priority, { own: base.dateBooked, requested: search.start ?? null });
  const isSale = schedule.isDrawn && schedule.slot !== null;
  const { isDirty } = flow.form.formState;
  const isChanged = isDirty || schedule.slot !== null || documents.ids.length > 0;
  useUnsavedWork(() => isChanged);
  return {
    flow,
    base,
    cargo,
    priority,
    schedule,
    documents,
    suggested,
    refusals,
    overtaken,
    isChanged,
    isSale,
    wantsTime: search.start !== undefined,
  };
};

export type EditBooking = ReturnType<typeof useEditBooking>;
