import * as z from 'zod/mini';
import { setupCountries } from '#contract/setup/setup-countries.ts';
import { optionalPhoneNumber, requiredText } from '../../../ui/form/field-schemas.ts';

export const placeSchema = z.object({
  country: z.enum([...setupCountries, 'OTHER']),
  /** Chosen only to be told how to set it. It is not stored. */
  zone: z.string(),
  names: z.object({ RU: requiredText(100), EN: requiredText(100), CN: requiredText(100) }),
  address: requiredText(300),
  phone: optionalPhoneNumber(),
});
export type PlaceValues = z.output<typeof placeSchema>;
