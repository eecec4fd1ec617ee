import type { Booking } from '#contract/bookings/bookings.ts';
import type { SearchResults } from '#contract/search-routes.ts';
import { type Command, completedCommands, meantCommands } from './command.ts';

/** The console's page for each kind of result. */
export const openableAt = { booking: '/bookings/$id', vehicle: '/vehicles/$id', user: '/users/$id' } as const;

export type FoundThing =
  | { readonly kind: 'booking'; readonly id: string; readonly booking: Booking }
  | { readonly kind: 'vehicle'; readonly id: string; readonly vehicle: SearchResults['vehicles'][number] }
  | { readonly kind: 'user'; readonly id: string; readonly user: SearchResults['users'][number] };

export type SearchResult =
  | FoundThing
  | { readonly kind: 'command'; readonly id: string; readonly command: Command };

export type ResultGroup = {
  readonly name: 'recent' | 'bookings' | 'vehicles' | 'users' | 'acts' | 'pages';
  readonly results: readonly SearchResult[];
};

type SearchInput = {
  readonly typed: string;
  /** Results for the current input only, never for an earlier one. */
  readonly found: SearchResults | undefined;
  readonly recent: readonly FoundThing[];
  readonly commands: readonly Command[];
};

const foundGroups = ({ bookings, vehicles, users }: SearchResults): ResultGroup[] => [
  { name: 'bookings', results: bookings.map((booking) => ({ kind: 'booking', id: booking.id, booking })) },
  { name: 'vehicles', results: vehicles.map((vehicle) => ({ kind: 'vehicle', id: vehicle.id, vehicle })) },
  { name: 'users', results: users.map((user) => ({ kind: 'user', id: user.id, user })) },
];

const commandGroups = (commands: readonly Command[]): ResultGroup[] =>
  (['act', 'page'] as const).map((kind) => ({
    name: `${kind}s`,
    results: commands
      .filter((command) => command.kind === kind)
      .map((command) => ({ kind: 'command', id: command.id, command })),
  }));

/**
 * The order of results. Digits mean a truck, number or phone, so the server's results come first. Words may name a
 * page or an act. Those are known at once, and come first because they must not move when the response arrives.
 */
export const resultGroups = ({ typed, found, recent, commands }: SearchInput): readonly ResultGroup[] => {
  const completed = completedCommands(commands, typed);
  if (completed.length > 0) return commandGroups(completed).filter(({ name }) => name === 'acts');
  const known = commandGroups(meantCommands(commands, typed));
  const fromServer = found ? foundGroups(found) : [];
  const groups = /\d/.test(typed) ? [...fromServer, ...known] : [...known, ...fromServer];
  const shown: readonly ResultGroup[] =
    typed === '' ? [{ name: 'recent', results: recent }, ...known] : groups;
  return shown.filter(({ results }) => results.length > 0);
};

export const keyOf = ({ kind, id }: SearchResult) => `${kind}-${id}`;
