import { ApiError } from '../../../lib/api-error.ts';
import type { VehicleSearch } from './vehicle-search.ts';

type FilterName = 'search' | 'plate' | 'phone' | 'from' | 'to';
export type FilterFaults = Readonly<Partial<Record<FilterName, string>>>;

/** The server's minimum, because a shorter ending would match too many owners. */
const minPhoneDigits = 4;

const saysNothing = (text: string) => text !== '' && !/[\p{L}\p{N}]/u.test(text);

/** Filters that are invalid or cannot match anything, found without asking the server. */
export const faultsIn = ({ search, plate, phone, from, to }: VehicleSearch) => [
  ...(saysNothing(search) ? (['search'] as const) : []),
  ...(saysNothing(plate) ? (['plate'] as const) : []),
  ...(phone !== '' && phone.replace(/\D/g, '').length < minPhoneDigits ? (['phone'] as const) : []),
  ...(from !== '' && to !== '' && from > to ? (['to'] as const) : []),
];

const filterOf = (path: string): FilterName | undefined => {
  if (path === 'search') return 'search';
  if (path === 'registrationPlate') return 'plate';
  if (path === 'phoneNumber') return 'phone';
  if (path.endsWith('From')) return 'from';
  return path.endsWith('To') ? 'to' : undefined;
};

export const refusedFilters = (error: unknown): FilterFaults => {
  if (!(error instanceof ApiError)) return {};
  return Object.fromEntries(
    error.fieldErrors.flatMap(({ propertyPath, message }) => {
      const name = filterOf(propertyPath);
      return name ? [[name, message]] : [];
    }),
  );
};
