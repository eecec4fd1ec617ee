import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { canonicalJson } from '../log/canonical-json.ts';
import { drawKey, sha256Hex } from './draw-key.ts';
import { byRef, type DrawPlace, type FrozenApplication, type FrozenDraw, readFrozen } from './frozen-draw.ts';

type Applicant = Pick<FrozenApplication, 'ref' | 'tickets'>;

/** Each ticket draws a random number, and the lowest counts. */
const lowestTicket = (key: Uint8Array, { ref, tickets }: Applicant): string => {
  let lowest = '';
  for (let ticket = 0; ticket < tickets; ticket += 1) {
    const drawn = bytesToHex(hmac(sha256, key, utf8ToBytes(`${ref}:${ticket}`)));
    if (lowest === '' || drawn < lowest) lowest = drawn;
  }
  return lowest;
};

export const rankApplications = <A extends Applicant>(key: Uint8Array, applications: readonly A[]): A[] =>
  applications
    .map((application) => ({ application, ticket: lowestTicket(key, application) }))
    .toSorted((a, b) => {
      if (a.ticket !== b.ticket) return a.ticket < b.ticket ? -1 : 1;
      return byRef(a.application, b.application);
    })
    .map(({ application }) => application);

/** What an application got. `met` is the number of the wish, from 1; 0 means any time, null no place. */
export type DrawnRow = {
  readonly rank: number;
  readonly ref: string;
  readonly met: number | null;
  readonly start: string | null;
};

type Taken = { -readonly [K in keyof DrawPlace]: DrawPlace[K] };

/** An application with priority may take any place, one without it only what the reserve leaves. */
const hasRoom = (
  { capacity, reserve, ordinaryTaken, priorityTaken }: Taken,
  { priority }: Pick<FrozenApplication, 'priority'>,
): boolean => ordinaryTaken + priorityTaken < capacity && (priority || ordinaryTaken < capacity - reserve);

const findPlace = (
  places: readonly Taken[],
  at: ReadonlyMap<string, Taken>,
  application: FrozenApplication,
): { readonly met: number; readonly place: Taken } | undefined => {
  for (const [index, wish] of application.wishes.entries()) {
    const place = at.get(wish);
    if (place && hasRoom(place, application)) return { met: index + 1, place };
  }
  const place = application.anyTime ? places.find((one) => hasRoom(one, application)) : undefined;
  return place && { met: 0, place };
};

const giveAway = (frozen: FrozenDraw, ranked: readonly FrozenApplication[]): DrawnRow[] => {
  const places = frozen.places
    .map((place): Taken => ({ ...place }))
    .toSorted((a, b) => Date.parse(a.start) - Date.parse(b.start));
  const at = new Map(places.map((place) => [place.start, place]));
  return ranked.map((application, index) => {
    const found = findPlace(places, at, application);
    if (found) found.place[application.priority ? 'priorityTaken' : 'ordinaryTaken'] += 1;
    return {
      rank: index + 1,
      ref: application.ref,
      met: found?.met ?? null,
      start: found?.place.start ?? null,
    };
  });
};

export type DrawResult = {
  readonly root: string;
  readonly rows: readonly DrawnRow[];
  /** SHA-256 of the canonical rows. */
  readonly hash: string;
};

/** The whole draw, from the exact bytes of frozen.json and the verified signature in hex. */
export const drawPlaces = (bytes: Uint8Array, signature: string): DrawResult | undefined => {
  const frozen = readFrozen(bytes);
  if (!frozen) return undefined;
  const root = sha256Hex(bytes);
  const ranked = rankApplications(drawKey(frozen.date, root, signature), frozen.applications);
  const rows = giveAway(frozen, ranked);
  return { root, rows, hash: sha256Hex(canonicalJson(rows)) };
};
