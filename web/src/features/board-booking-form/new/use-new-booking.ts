import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Profile } from '#contract/accounts/accounts.ts';
import type { Booking } from '#contract/bookings/bookings.ts';
import type { OperatorVehicle, Vehicle } from '#contract/vehicles/vehicles.ts';
import { plateGroups } from '#kernel/plates/parse-plate.ts';
import { plateKey } from '#kernel/plates/plate-key.ts';
import { useCargo, useFirstCargo } from '../../../domain/booking/form/use-cargo.ts';
import { typedVehicle } from '../../../domain/booking/form/vehicle-values.ts';
import { outdateBookings } from '../../../domain/booking/own-bookings.ts';
import { useSuggestions } from '../../../domain/booking/schedule/suggestions.tsx';
import { useSchedule } from '../../../domain/booking/schedule/use-schedule.ts';
import { useVehicleDocuments } from '../../../domain/vehicle/use-vehicle-documents.ts';
import { canBeBooked } from '../../../domain/vehicle/vehicle-rules.ts';
import { call } from '../../../lib/api.ts';
import { currentLanguage } from '../../../lib/i18n.ts';
import { createKeyMaker } from '../../../lib/idempotency-key.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { says } from '../../../ui/form/field-message.ts';
import { useFormFlow } from '../../../ui/form/use-form-flow.ts';
import { useUnsavedWork } from '../../../ui/unsaved/unsaved-work.ts';
import { wholePhone } from '../caller/sought-phone.ts';
import { useCaller } from '../caller/use-caller.ts';
import { useFormSearch } from '../panel-address.ts';
import { noRefusals, refusalsOf } from '../refusals.ts';
import { accountVehiclesQuery, activeBookingQuery, bookedTrucksQuery } from '../truck/truck-queries.ts';
import { useTruck } from '../truck/use-truck.ts';
import {
  driverOf,
  emptyValues,
  newBody,
  type OperatorFlow,
  operatorSchema,
} from '../values/operator-values.ts';

type NewBookingRequest = {
  readonly body: ReturnType<typeof newBody>;
  readonly start: string | null;
  /** Idempotency key, so that a retry after a lost response does not book twice. */
  readonly key: string;
};

const sendNewBooking = async ({ body, start, key }: NewBookingRequest): Promise<Booking> => {
  const options = { headers: { 'Idempotency-Key': key }, expect: 201 } as const;
  return start === null
    ? (await call('POST /booking/asap', { ...options, body })).body
    : (await call('POST /booking', { ...options, body: { ...body, dateBooked: start } })).body;
};

/** Prefills fields that the operator has not filled. An incomplete phone is replaced, because it was a search. */
const usePrefilledDriver = ({ form }: OperatorFlow, account: Profile | null) => {
  const fill = useEffectEvent(() => {
    if (!account) return;
    for (const [name, value] of Object.entries(driverOf(account))) {
      const field = name as keyof ReturnType<typeof driverOf>;
      const isOwn =
        field === 'phoneNumber'
          ? wholePhone(form.getValues('phoneNumber'), currentLanguage()) !== null
          : form.getFieldState(field).isDirty;
      if (!isOwn) form.resetField(field, { defaultValue: value });
    }
  });
  const id = account?.id;
  useEffect(() => {
    if (id !== undefined) fill();
  }, [id]);
};

/** Preselects the account's truck that can most likely be booked. A typed plate stays. */
const useFirstTruck = (
  { form }: OperatorFlow,
  truck: ReturnType<typeof useTruck>,
  accountId: string | undefined,
) => {
  const typedPlate = useEffectEvent(() => plateKey(form.getValues('vehicleRegistrationPlate')));
  const choose = useEffectEvent((vehicles: readonly Vehicle[], booked: ReadonlyMap<string, Booking>) => {
    const typed = form.getValues('vehicleRegistrationPlate');
    const meant = vehicles.find((one) => plateGroups(one.registrationPlate) === plateGroups(typed));
    if (meant) {
      truck.remember(meant);
      form.setValue('vehicleId', meant.id, { shouldDirty: true });
    }
    if (truck.vehicle || typed !== '') return;
    const free = vehicles.filter((one) => canBeBooked(one) && !booked.has(one.id));
    const first = free.find(({ approved }) => approved) ?? free[0];
    truck.remember(first);
    form.resetField('vehicleId', { defaultValue: first?.id ?? typedVehicle });
  });
  const { register } = form;
  // Registers the field, which has no input, because only registered fields can be reset to a default.
  useEffect(() => {
    register('vehicleId');
  }, [register]);
  useEffect(() => {
    if (accountId === undefined) return;
    let isAnother = false;
    const look = async () => {
      const query = accountVehiclesQuery(accountId, { plate: typedPlate(), page: 0 });
      const { content } = await queryClient.fetchQuery(query);
      const bookings = await queryClient.fetchQuery(bookedTrucksQuery(content));
      if (!isAnother) choose(content, bookings);
    };
    look().catch(() => undefined);
    return () => {
      isAnother = true;
    };
  }, [accountId]);
};

export const useNewBooking = (onBooked: (booking: Booking) => void) => {
  const search = useFormSearch();
  const isAsap = useRef(false);
  const keys = useRef({ asap: createKeyMaker(), slot: createKeyMaker() });
  const [refusals, setRefusals] = useState(noRefusals);
  const suggested = useSuggestions();

  const flow: OperatorFlow = useFormFlow({
    schema: operatorSchema,
    defaultValues: emptyValues(search),
    submit: async (values): Promise<void> => {
      const start = isAsap.current ? null : schedule.slot;
      if (start === null && !isAsap.current) return;
      if (!account && values.phoneNumber === '' && truck.isTyped) {
        flow.form.setError('phoneNumber', { type: 'custom', message: says('validation.required') });
        return;
      }
      const isSale = schedule.isDrawn && start !== null;
      if (isSale && values.saleReason === '') {
        flow.form.setError('saleReason', { type: 'custom', message: says('validation.required') });
        return;
      }
      const body = newBody(isSale ? values : { ...values, saleReason: '' }, {
        userId: account?.id,
        documents: documents.ids,
      });
      const maker = keys.current[isAsap.current ? 'asap' : 'slot'];
      const key = maker.keyFor({ ...body, start });
      suggested.forget();
      setRefusals(noRefusals);
      const booking = await sendNewBooking({ body, start, key });
      maker.forget();
      void outdateBookings();
      onBooked(booking);
    },
    takeError: (error) => {
      const isFull = suggested.take(error);
      if (isFull) void outdateBookings();
      const told = refusalsOf(error);
      if (told) setRefusals(told);
      return isFull || told !== null;
    },
  });
  const [phone, vehicleId, plate] = flow.form.watch(['phoneNumber', 'vehicleId', 'vehicleRegistrationPlate']);
  const caller = useCaller(phone, search.userId);
  const { account } = caller;
  const truck = useTruck(account?.id, { vehicleId, plate });
  usePrefilledDriver(flow, account);
  useFirstTruck(flow, truck, account?.id);
  const cargo = useCargo(flow.form.watch('cargoType'));
  useFirstCargo(flow.form, cargo);
  const choice = flow.form.watch('priority');
  const priority = choice === '' ? cargo.priority : choice === 'yes';
  const schedule = useSchedule(priority, { requested: search.start ?? null });
  const documents = useVehicleDocuments({ vehicleId: truck.vehicle?.id, ownerId: account?.id });
  // A typed plate is looked up only after a refusal, because it changes with every key before.
  const refused = useQuery({
    ...activeBookingQuery(plate),
    enabled: refusals.truck !== null && truck.isTyped && plate !== '',
  });
  const { isDirty } = flow.form.formState;
  useUnsavedWork(() => isDirty || documents.ids.length > 0);

  const bookAsap = async () => {
    isAsap.current = true;
    await flow.onSubmit({ preventDefault: () => undefined });
    isAsap.current = false;
  };
  return {
    flow,
    caller,
    truck,
    cargo,
    priority,
    schedule,
    documents,
    suggested,
    refusals,
    booked: truck.booked ?? (refusals.truck !== null ? (refused.data ?? null) : null),
    canBook: truck.canBook && !documents.isBusy,
    bookAsap: () => void bookAsap(),
    /** Switches to another account, because the truck found by its plate belongs to that one. */
    takeVehicle: (vehicle: OperatorVehicle) => {
      caller.choose(vehicle.userId);
      truck.remember(vehicle);
      flow.form.setValue('vehicleId', vehicle.id, { shouldDirty: true });
      setRefusals(noRefusals);
    },
  };
};

export type NewBooking = ReturnType<typeof useNewBooking>;
