import { useQuery } from '@tanstack/react-query';
import { currentLanguage } from '../../../lib/i18n.ts';
import { cargoTypesQuery } from '../booking-queries.ts';

/** A type that is no longer offered keeps its code: the booking was made with it. */
export const useCargoName = () => {
  const { data = [] } = useQuery(cargoTypesQuery);
  return (code: string) => data.find((type) => type.code === code)?.names[currentLanguage()] ?? code;
};
