import { useRef, useState } from 'react';
import type { Profile } from '#contract/accounts/accounts.ts';
import type { Vehicle } from '#contract/vehicles/vehicles.ts';
import type { ListEntry } from '#contract/waiting-list/waiting-list.ts';
import { withConfirmedPhone } from '../../../domain/account/contact/with-confirmed-phone.ts';
import { useCargo, useFirstCargo } from '../../../domain/booking/form/use-cargo.ts';
import { useActiveBookings } from '../../../domain/booking/own-bookings.ts';
import { canBeBooked, firstVehicle } from '../../../domain/vehicle/vehicle-rules.ts';
import { call } from '../../../lib/api.ts';
import { createKeyMaker } from '../../../lib/idempotency-key.ts';
import { useKeptDraft } from '../../../lib/kept-draft.ts';
import { useTimeZone } from '../../../lib/time/time-zone.ts';
import { useFormFlow } from '../../../ui/form/use-form-flow.ts';
import { useNeededDocuments } from '../new/use-needed-documents.ts';
import { firstJoinValues, type JoinStart, joinBody, joinSchema, valuesOfBooking } from './join-values.ts';
import { keptJoin } from './kept-join.ts';
import { useWindows } from './use-windows.ts';
import { useOwnEntries } from './waiting-entries.ts';
import { windowsOf } from './windows.ts';

export const useTrucksToJoin = (vehicles: readonly Vehicle[]) => {
  const entries = useOwnEntries();
  const waiting = new Set(entries.map(({ vehicleId }) => vehicleId));
  return vehicles.filter((one) => one.approved && canBeBooked(one) && !waiting.has(one.id));
};

type Options = {
  readonly start: JoinStart;
  readonly profile: Profile;
  readonly trucks: readonly Vehicle[];
  readonly onJoined: (entry: ListEntry) => void;
};

export const useJoin = ({ start, profile, trucks, onJoined }: Options) => {
  const { draft } = start;
  const from = start.booking ?? draft?.booking;
  const timeZone = useTimeZone();
  const keys = useRef(createKeyMaker());
  const active = useActiveBookings();
  const [first] = useState(() => {
    const taken = new Set(active.map(({ vehicleId }) => vehicleId));
    const free = firstVehicle(trucks.filter(({ id }) => !taken.has(id)));
    const given = draft?.values ?? (from ? valuesOfBooking(from) : start.values);
    return firstJoinValues(profile, trucks, free, given);
  });

  const flow = useFormFlow({
    schema: joinSchema,
    defaultValues: first,
    submit: async (values): Promise<void> => {
      if (documents.missing) return documents.askFor(documents.missing);
      const given = { profile, documents: documents.ids, timeZone };
      const body = joinBody(values, chosen.windows, given);
      const headers = { 'Idempotency-Key': keys.current.keyFor(body) };
      const send = () => call('POST /waiting-list', { body, headers, expect: 201 });
      onJoined((await withConfirmedPhone(values.phoneNumber, send)).body);
    },
  });

  const values = flow.form.watch();
  const vehicle = trucks.find(({ id }) => id === values.vehicleId);
  const booked = active.find(({ vehicleId }) => vehicleId === vehicle?.id);
  const cargo = useCargo(values.cargoType, from && { code: from.cargoType, priority: from.hasPriority });
  useFirstCargo(flow.form, cargo);
  const documents = useNeededDocuments(vehicle, cargo, undefined);
  const chosen = useWindows(draft?.windows ?? windowsOf(start), booked);
  useKeptDraft(keptJoin, profile.id, { values, windows: chosen.windows, booking: from });
  return {
    flow,
    vehicle,
    booked,
    cargo,
    documents,
    chosen,
    auto: values.auto,
    isChanged: flow.form.formState.isDirty || chosen.isChanged || documents.ids.length > 0,
  };
};

export type Joining = ReturnType<typeof useJoin>;
