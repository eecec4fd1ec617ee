import { useQuery } from '@tanstack/react-query';
import { bookingParamsQuery } from '../../../domain/booking/booking-params.ts';
import { cargoTypesQuery } from '../../../domain/booking/cargo-types.ts';

/** The cargo types that can be chosen, and what the chosen one asks for. `kept`: a booking keeps what it has. */
export const useCargo = (chosen: string, kept?: { readonly code: string; readonly priority: boolean }) => {
  const { data: offered = [] } = useQuery(cargoTypesQuery);
  const { data: params } = useQuery(bookingParamsQuery);
  const old = params?.cargoTypes.find(({ code }) => code === kept?.code);
  const types = old && !offered.some(({ code }) => code === old.code) ? [...offered, old] : offered;
  const priority =
    chosen === kept?.code ? kept.priority : (types.find(({ code }) => code === chosen)?.priority ?? false);
  const needsDocument = priority && !kept?.priority && (params?.priorityDocumentRequired ?? false);
  return { types, priority, needsDocument };
};

export type CargoChoice = ReturnType<typeof useCargo>;
