import * as z from 'zod/mini';
import type { Profile } from '#contract/accounts/accounts.ts';
import type { Booking, TypedTruckField } from '#contract/bookings/bookings.ts';
import { actReasonKinds } from '#kernel/log/queue-log-entry.ts';
import { driverBody, driverOfBooking, optionalEmail } from '../../../domain/booking/form/driver-values.ts';
import {
  noTypedVehicle,
  typedVehicle,
  vehicleBody,
  vehicleChecks,
  vehicleShape,
} from '../../../domain/booking/form/vehicle-values.ts';
import { currentLanguage, languages } from '../../../lib/i18n.ts';
import { readablePhone } from '../../../ui/fields/phone-number.ts';
import { optionalPhoneNumber, optionalText, requiredText } from '../../../ui/form/field-schemas.ts';
import type { FormFlow } from '../../../ui/form/use-form-flow.ts';

export const operatorSchema = z
  .object({
    ...vehicleShape,
    lastName: requiredText(100),
    firstName: requiredText(100),
    patronymic: optionalText(100),
    phoneNumber: optionalPhoneNumber(),
    email: optionalEmail(),
    language: z.enum(languages),
    cargoType: requiredText(),
    /** With '' the cargo decides about the priority. */
    priority: z.enum(['', 'yes', 'no']),
    unlimitedEdits: z.boolean(),
    /** Why a place is given away before its day is drawn. */
    saleReason: z.enum(['', ...actReasonKinds]),
  })
  .check(...vehicleChecks);

export type OperatorValues = z.output<typeof operatorSchema>;
export type OperatorFlow = FormFlow<OperatorValues, OperatorValues>;

type FirstValues = { readonly phone?: string | undefined; readonly plate?: string | undefined };

export const emptyValues = ({ phone = '', plate = '' }: FirstValues): OperatorValues => ({
  vehicleId: typedVehicle,
  ...noTypedVehicle,
  vehicleRegistrationPlate: plate,
  lastName: '',
  firstName: '',
  patronymic: '',
  // The plus is added again, because a URL may turn it into a space.
  phoneNumber: phone && readablePhone(`+${phone.replace(/\D/g, '')}`, currentLanguage()),
  email: '',
  language: 'RU',
  cargoType: '',
  priority: '',
  unlimitedEdits: false,
  saleReason: '',
});

export const driverOf = ({ lastName, firstName, patronymic, email, language, phone }: Profile) => ({
  lastName,
  firstName,
  patronymic: patronymic ?? '',
  email: email?.verified ? email.value : '',
  language,
  phoneNumber: readablePhone(phone?.value ?? '', currentLanguage()),
});

export const valuesOf = (booking: Booking): OperatorValues => ({
  vehicleId: booking.vehicleId,
  vehicleModel: booking.vehicleModel,
  vehicleRegistrationPlate: booking.vehicleRegistrationPlate,
  ...driverOfBooking(booking),
  language: booking.language,
  cargoType: booking.cargoType,
  priority: '',
  unlimitedEdits: booking.unlimitedEditCount,
  saleReason: '',
});

const priorityBody = (priority: OperatorValues['priority']) =>
  priority === '' ? {} : { hasPriority: priority === 'yes' };

/** Request body of a new booking. Without `userId` the server finds or opens the account by phone. */
export const newBody = (
  values: OperatorValues,
  { userId, documents }: { readonly userId: string | undefined; readonly documents: readonly string[] },
) => ({
  ...vehicleBody(values),
  ...driverBody(values),
  phoneNumber: values.phoneNumber || null,
  cargoType: values.cargoType,
  language: values.language,
  ...priorityBody(values.priority),
  ...(values.unlimitedEdits && { unlimitedEditCount: true }),
  ...(userId !== undefined && { userId }),
  ...(documents.length > 0 && { documents: [...documents] }),
  ...(values.saleReason && { reasonKind: values.saleReason }),
});

/** Only changed fields, so that another operator's changes are not overwritten. */
export const changedBody = (values: OperatorValues, isChanged: (name: keyof OperatorValues) => boolean) => {
  const typed = {
    vehicleRegistrationPlate: values.vehicleRegistrationPlate,
    vehicleModel: values.vehicleModel,
  } satisfies Record<TypedTruckField, string>;
  const isOtherTruck = (Object.keys(typed) as TypedTruckField[]).some(isChanged);
  return {
    ...(isChanged('lastName') && { lastNameOfDriver: values.lastName }),
    ...(isChanged('firstName') && { firstNameOfDriver: values.firstName }),
    ...(isChanged('patronymic') && { patronymicOfDriver: values.patronymic || null }),
    ...(isChanged('phoneNumber') && { phoneNumber: values.phoneNumber || null }),
    ...(isChanged('email') && { email: values.email || null }),
    ...(isChanged('language') && { language: values.language }),
    ...(isChanged('cargoType') && { cargoType: values.cargoType }),
    ...priorityBody(values.priority),
    ...(isChanged('unlimitedEdits') && { unlimitedEditCount: values.unlimitedEdits }),
    ...(isOtherTruck && typed),
  };
};
