import type { Booking } from '#contract/bookings/bookings.ts';
import type { Found } from '#contract/search-routes.ts';
import { type Command, meantCommands } from './command.ts';

export type FoundThing =
  | { readonly kind: 'booking'; readonly id: string; readonly booking: Booking }
  | { readonly kind: 'vehicle'; readonly id: string; readonly vehicle: Found['vehicles'][number] }
  | { readonly kind: 'user'; readonly id: string; readonly user: Found['users'][number] };

export type SearchResult =
  | FoundThing
  | { readonly kind: 'command'; readonly id: string; readonly command: Command };

export type ResultGroup = {
  readonly name: 'recent' | 'bookings' | 'vehicles' | 'users' | 'acts' | 'pages';
  readonly results: readonly SearchResult[];
};

type Given = {
  readonly typed: string;
  /** The answer to what is typed now; never to an earlier question. */
  readonly found: Found | undefined;
  readonly recent: readonly FoundThing[];
  readonly commands: readonly Command[];
};

const group = (name: ResultGroup['name'], results: readonly SearchResult[]): ResultGroup => ({
  name,
  results,
});

const foundGroups = ({ bookings, vehicles, users }: Found): ResultGroup[] => [
  group(
    'bookings',
    bookings.map((booking) => ({ kind: 'booking', id: booking.id, booking })),
  ),
  group(
    'vehicles',
    vehicles.map((vehicle) => ({ kind: 'vehicle', id: vehicle.id, vehicle })),
  ),
  group(
    'users',
    users.map((user) => ({ kind: 'user', id: user.id, user })),
  ),
];

const commandGroups = (commands: readonly Command[]): ResultGroup[] =>
  (['act', 'page'] as const).map((kind) =>
    group(
      kind === 'act' ? 'acts' : 'pages',
      commands
        .filter((command) => command.kind === kind)
        .map((command) => ({ kind: 'command', id: command.id, command })),
    ),
  );

/**
 * What is offered, in its order. Whoever types digits means a truck, a number or a phone; words may be the name of a
 * page or an act, which is known at once and must not move when the answer comes.
 */
export const resultGroups = ({ typed, found, recent, commands }: Given): readonly ResultGroup[] => {
  const known = commandGroups(meantCommands(commands, typed));
  const asked = found ? foundGroups(found) : [];
  const groups = /\d/.test(typed) ? [...asked, ...known] : [...known, ...asked];
  return (typed === '' ? [group('recent', recent), ...known] : groups).filter(
    ({ results }) => results.length > 0,
  );
};

export const keyOf = ({ kind, id }: SearchResult) => `${kind}-${id}`;
