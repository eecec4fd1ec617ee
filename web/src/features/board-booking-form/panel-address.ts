import { useNavigate, useSearch } from '@tanstack/react-router';

/** Search parameters of the forms. All others belong to the list beside them and are kept. */
const ownNames = ['start', 'phone', 'plate', 'userId'] as const;
type OwnSearch = Readonly<Partial<Record<(typeof ownNames)[number], string>>>;

/** The router parses digits as numbers, for example a phone without its plus or a plate of digits. */
const text = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;

export const useFormSearch = (): OwnSearch => {
  const given: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  return Object.fromEntries(
    ownNames.flatMap((name) => {
      const value = text(given[name]);
      return value === undefined ? [] : [[name, value]];
    }),
  );
};

const withoutOwn = (search: object) =>
  Object.fromEntries(Object.entries(search).filter(([name]) => !ownNames.some((own) => own === name)));

/** Ways out of a form: to the list, or to a booking. `sure` skips the question about unsaved changes. */
export const useWaysOut = () => {
  const navigate = useNavigate();
  const go = (path: string, isSure: boolean) =>
    void navigate({ to: path, search: withoutOwn as never, ignoreBlocker: isSure });
  return {
    toList: () => go('/bookings', false),
    toBooking: (id: string, sure: 'sure' | 'ask' = 'ask') => go(`/bookings/${id}`, sure === 'sure'),
  };
};
