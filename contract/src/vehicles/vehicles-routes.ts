import { z } from 'zod';
import {
  bodyEchoing,
  givenInstant,
  id,
  paged,
  pageQuery,
  queryFlag,
  seenVersion,
  sortBy,
  version,
} from '../common.ts';
import { documentReferences } from '../documents/documents.ts';
import { acknowledged, acknowledgedQuery } from '../guards.ts';
import { besideOtherFaults, reasonOrReasons, reasonOrReasonsQuery, requireReason } from '../reasons.ts';
import { route } from '../route.ts';
import { plateClaim, restrictionEffects } from './plate-claims.ts';
import { plateToSearch, vehicleListQuery } from './vehicle-list.ts';
import {
  banEvent,
  operatorVehicle,
  plateBooking,
  vehicle,
  vehicleCounts,
  vehicleDecision,
  vehicleFields,
} from './vehicles.ts';

const sortVehicles = sortBy('model', 'registrationPlate', 'createdDate');
export type VehicleSort = z.infer<typeof sortVehicles>;

const ofOneAccount = (sort: VehicleSort, size: number) => ({
  sort: sortVehicles.default(sort),
  approved: queryFlag.optional(),
  ...pageQuery(size),
});

const restrictionFields = { vehicleId: id, ...reasonOrReasons, until: givenInstant.nullish() };
const restriction = z
  .strictObject({
    ...restrictionFields,
    /** Bookings the operator was told would be canceled; 409 `PLAN_CHANGED` if the list differs by now. */
    expectedBookings: z.array(id).max(1000).optional(),
    acknowledged,
  })
  .superRefine(requireReason, besideOtherFaults);

export const vehiclesRoutes = {
  listOwnVehicles: route('GET /vehicle/current-user', 'signed-in', {
    summary: 'Vehicles of the signed-in account',
    query: z.strictObject(ofOneAccount('model,ASC', 10)),
    answers: { 200: paged(vehicle) },
  }),
  listUserVehicles: route('GET /vehicle/user', 'signed-in', {
    summary: 'Vehicles of an account: any for ADMIN, one’s own for everybody else',
    query: z.strictObject({
      userId: id,
      registrationPlate: plateToSearch.optional(),
      ...ofOneAccount('createdDate,DESC', 5),
    }),
    answers: { 200: paged(vehicle) },
  }),
  listVehicles: route('GET /vehicle/all', 'console', {
    summary: 'All vehicles, filtered; newest first unless sorted',
    query: vehicleListQuery,
    answers: { 200: paged(operatorVehicle) },
  }),
  countVehicles: route('GET /vehicle/counts', 'console', {
    summary:
      'How many vehicles wait for a decision, are booked for today, disputed, banned, and there at all; each up to 10,000',
    answers: { 200: vehicleCounts },
  }),
  createVehicle: route('POST /vehicle/v2', 'acting', {
    summary: 'Adds a vehicle',
    idempotent: true,
    body: bodyEchoing(
      {
        ...vehicleFields,
        documents: documentReferences.optional(),
        /** Owner of the vehicle; ADMIN only. */
        userId: id.optional(),
      },
      vehicle,
    ),
    answers: { 201: vehicle },
  }),
  updateVehicle: route('PUT /vehicle/v2', 'acting', {
    summary: 'Changes a vehicle; another plate or model takes its approval away',
    idempotent: true,
    body: bodyEchoing(
      {
        id,
        ...z.object(vehicleFields).partial().shape,
        /** Replaces the whole list; absent: unchanged. */
        documents: documentReferences.optional(),
        version: version.optional(),
      },
      vehicleDecision,
    ),
    answers: { 200: vehicle },
  }),
  getVehicle: route('GET /vehicle/{id}', 'signed-in', {
    summary: 'One vehicle; ADMIN sees whose',
    answers: { 200: z.union([operatorVehicle, vehicle]) },
  }),
  deleteVehicle: route('DELETE /vehicle/{id}', 'acting', {
    summary: 'Removes a vehicle; its history stays',
    query: z.strictObject({ version: seenVersion }),
  }),
  listSamePlate: route('GET /vehicle/{id}/same-plate', 'console', {
    summary: 'Vehicles of other accounts with the same plate, the approved one first',
    answers: { 200: z.array(operatorVehicle) },
  }),
  listClaims: route('GET /vehicle/{id}/claims', 'console', {
    summary:
      'Every account’s claim to the vehicle’s plate, the approved one first; one when nobody else has it',
    answers: { 200: z.array(plateClaim) },
  }),
  listPlateBookings: route('GET /vehicle/{id}/bookings', 'console', {
    summary: 'Bookings of the vehicle’s plate in whatever account, the latest first',
    query: z.strictObject(pageQuery()),
    answers: { 200: paged(plateBooking) },
  }),
  getRestrictionEffects: route('GET /vehicle/{id}/restriction-effects', 'console', {
    summary: 'What a ban or a warning given now would cause, and the bookings that would end by it',
    answers: { 200: restrictionEffects },
  }),
  approveVehicle: route('GET /vehicle/{id}/approve', 'operator', {
    summary: 'Approves a vehicle; 409 with `others` while another account’s vehicle has the plate approved',
    changesState: true,
    /** `insteadOf`: the vehicle that loses its approval to this one; it must be the one approved now. */
    query: z.strictObject({
      insteadOf: id.optional(),
      version: seenVersion,
      acknowledged: acknowledgedQuery,
    }),
    answers: { 200: vehicleDecision },
  }),
  disapproveVehicle: route('GET /vehicle/{id}/disapprove', 'operator', {
    summary: 'Takes the approval away, or says why there is none; bookings stay',
    changesState: true,
    query: z.strictObject({
      ...reasonOrReasonsQuery,
      version: seenVersion,
      acknowledged: acknowledgedQuery,
    }),
    answers: { 200: vehicleDecision },
  }),
  banVehicle: route('POST /vehicle/ban', 'operator', {
    summary: 'Bans the plate in whatever account',
    body: restriction,
  }),
  warnVehicle: route('POST /vehicle/warn', 'operator', {
    summary: 'Warns the plate in whatever account; enough warnings ban it',
    body: restriction,
  }),
  unbanVehicle: route('POST /vehicle/unban', 'operator', {
    summary: 'Lifts every ban and warning that holds for the vehicle; `until` says nothing here',
    body: z.strictObject(restrictionFields).superRefine(requireReason, besideOtherFaults),
  }),
  listBanEvents: route('GET /vehicle/{id}/ban-events', 'signed-in', {
    summary: 'Bans, warnings and their ends, newest first',
    query: z.strictObject(pageQuery()),
    answers: { 200: paged(banEvent) },
  }),
} as const;
