import * as z from 'zod/mini';
import { setupCountries } from '#contract/setup/setup-countries.ts';
import { optionalPhoneNumber, requiredText } from '../../../ui/form/field-schemas.ts';

export const placeSchema = z.object({
  country: z.enum([...setupCountries, 'OTHER']),
  /** A time zone. It is never stored: if it is not the server's own, the form shows which setting changes that. */
  zone: z.string(),
  names: z.object({ RU: requiredText(100), EN: requiredText(100), CN: requiredText(100) }),
  address: requiredText(300),
  phone: optionalPhoneNumber(),
});
export type PlaceValues = z.output<typeof placeSchema>;
