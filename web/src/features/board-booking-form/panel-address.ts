import { useNavigate, useSearch } from '@tanstack/react-router';

/** What the forms take from the address; everything else belongs to the list beside them and stays. */
const ownNames = ['start', 'phone', 'plate', 'userId'] as const;
type OwnSearch = Readonly<Partial<Record<(typeof ownNames)[number], string>>>;

/** The router reads numbers of an address as such: a phone without its plus, a plate of digits. */
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

/** Ways from a form: back to the list as it was, or to a booking beside it. `sure`: nothing is lost by it. */
export const useWaysOut = () => {
  const navigate = useNavigate();
  const go = (path: string, isSure: boolean) =>
    void navigate({ to: path, search: withoutOwn as never, ignoreBlocker: isSure });
  return {
    toList: () => go('/bookings', false),
    toBooking: (id: string, sure: 'sure' | 'ask' = 'ask') => go(`/bookings/${id}`, sure === 'sure'),
  };
};
