import { longestRise } from './longest-rise.ts';

type Row = {
  readonly formattedBookingNumber: string;
  readonly bookingStatus: string;
  readonly position: number | null;
  readonly etaFrom: string | null;
  readonly etaTo: string | null;
};

type ShownLine = {
  readonly content: readonly Row[];
  readonly revision: number;
  readonly closure?: object | undefined;
};

type RowOf<Q extends ShownLine> = Q['content'][number];

type BesideRows<Q extends ShownLine> = Omit<Q, 'content' | 'revision' | 'closure'> & {
  /** Null: the closure has ended. */
  readonly closure: NonNullable<Q['closure']> | null;
};

/** How one end of a forecast moved: by minutes, to a new instant, or to null (no estimate). */
type Move = number | string | null;

/** Rows whose forecast moved alike: both moves, then alternating counts of rows to skip and to move. */
type MovedForecasts = readonly [from: Move, to: Move, ...skipAndCount: number[]];

/** Difference between two revisions. Positions are left out: the receiver renumbers waiting rows. */
export type QueueDelta<Q extends ShownLine = ShownLine> = {
  readonly base: number;
  readonly revision: number;
  readonly removed?: readonly string[];
  /** New, changed or reordered rows with their final index, ascending. */
  readonly placed?: readonly (readonly [index: number, row: Omit<RowOf<Q>, 'position'>])[];
  readonly moved?: readonly MovedForecasts[];
  readonly set?: Partial<BesideRows<Q>>;
};

type Values = Readonly<Record<string, unknown>>;

const numberOf = (row: Pick<Row, 'formattedBookingNumber'>) => row.formattedBookingNumber;

const elsewhere = new Set(['position', 'etaFrom', 'etaTo']);

const isSameRow = (a: Values, b: Values) =>
  [...new Set([...Object.keys(a), ...Object.keys(b)])].every(
    (key) => elsewhere.has(key) || a[key] === b[key],
  );

const secondsEnd = 'yyyy-MM-ddTHH:mm:ss'.length;

/** Keeps the UTC offset. A forecast that crosses a clock change is therefore sent as an instant. */
const shifted = (instant: string, minutes: number) => {
  const wall = Date.parse(`${instant.slice(0, secondsEnd)}Z`) + minutes * 60_000;
  return new Date(wall).toISOString().slice(0, secondsEnd) + instant.slice(secondsEnd);
};

const moveOf = (before: string | null, after: string | null): Move => {
  if (before === after) return 0;
  if (before === null || after === null) return after;
  const minutes = (Date.parse(after) - Date.parse(before)) / 60_000;
  return Number.isInteger(minutes) && shifted(before, minutes) === after ? minutes : after;
};

const moveBy = (before: string | null, move: Move) =>
  typeof move !== 'number' ? move : before === null ? null : shifted(before, move);

type UnchangedRows = ReadonlyMap<Row, Row>;
type Group = { readonly moves: readonly [Move, Move]; readonly runs: number[]; end: number };

const diffForecasts = (after: readonly Row[], stayed: UnchangedRows): MovedForecasts[] => {
  const groups = new Map<string, Group>();
  for (const [index, row] of after.entries()) {
    const known = stayed.get(row);
    if (!known || (known.etaFrom === row.etaFrom && known.etaTo === row.etaTo)) continue;
    const moves = [moveOf(known.etaFrom, row.etaFrom), moveOf(known.etaTo, row.etaTo)] as const;
    const group = groups.get(moves.join()) ?? { moves, runs: [], end: 0 };
    groups.set(moves.join(), group);
    const { runs } = group;
    if (index === group.end && runs.length > 0) runs.push((runs.pop() ?? 0) + 1);
    else runs.push(index - group.end, 1);
    group.end = index + 1;
  }
  return [...groups.values()].map(({ moves, runs }) => [...moves, ...runs]);
};

const moveForecasts = (rows: Row[], [from, to, ...runs]: MovedForecasts) => {
  let index = 0;
  for (const [at, length] of runs.entries()) {
    const end = index + length;
    const isSkipped = at % 2 === 0;
    for (; index < end; index += 1) {
      const row = rows[index];
      if (row && !isSkipped)
        rows[index] = { ...row, etaFrom: moveBy(row.etaFrom, from), etaTo: moveBy(row.etaTo, to) };
    }
  }
};

/** Maps rows that need not be sent, unchanged and in the same relative order, to their former state. */
const findStayed = (before: readonly Row[], after: readonly Row[]): UnchangedRows => {
  const places = new Map(before.map((row, place) => [numberOf(row), place]));
  const alike = after.flatMap((row) => {
    const place = places.get(numberOf(row));
    const known = place === undefined ? undefined : before[place];
    return place !== undefined && known && isSameRow(known, row) ? [{ row, known, place }] : [];
  });
  const rise = longestRise(alike.map(({ place }) => place));
  return new Map(rise.flatMap((at) => (alike[at] ? [[alike[at].row, alike[at].known]] : [])));
};

const besideRows = ({ content: _content, revision: _revision, ...rest }: ShownLine): Values => ({
  ...rest,
  closure: rest.closure ?? null,
});

const diffBesideRows = (before: ShownLine, after: ShownLine) => {
  const known = besideRows(before);
  return Object.fromEntries(
    Object.entries(besideRows(after)).filter(
      ([key, value]) => JSON.stringify(value) !== JSON.stringify(known[key]),
    ),
  );
};

const withoutPosition = ({ position: _position, ...row }: Row) => row;

export const diffQueue = <Q extends ShownLine>(before: Q, after: Q): QueueDelta<Q> => {
  const stayed = findStayed(before.content, after.content);
  const present = new Set(after.content.map(numberOf));
  const removed = before.content.map(numberOf).filter((number) => !present.has(number));
  const placed = after.content.flatMap((row, index) =>
    stayed.has(row) ? [] : [[index, withoutPosition(row)] as const],
  );
  const moved = diffForecasts(after.content, stayed);
  const set = diffBesideRows(before, after);
  return {
    base: before.revision,
    revision: after.revision,
    ...(removed.length > 0 && { removed }),
    ...(placed.length > 0 && { placed }),
    ...(moved.length > 0 && { moved }),
    ...(Object.keys(set).length > 0 && { set }),
  } as unknown as QueueDelta<Q>;
};

const numbered = (rows: readonly Row[]) => {
  let last = 0;
  return rows.map((row) => {
    const position = row.bookingStatus === 'WAITING' ? ++last : null;
    return row.position === position ? row : { ...row, position };
  });
};

/** Only valid for the revision that the delta is based on. */
export const applyDelta = <Q extends ShownLine>(queue: Q, delta: QueueDelta<Q>): Q => {
  const { placed = [], removed = [], moved = [], set = {} } = delta;
  const leaving = new Set([...removed, ...placed.map(([, row]) => numberOf(row))]);
  const rows: Row[] = queue.content.filter((row) => !leaving.has(numberOf(row)));
  for (const [index, row] of placed) rows.splice(index, 0, { ...row, position: null } as Row);
  for (const group of moved) moveForecasts(rows, group);
  const { closure, ...rest } = { ...queue, ...set, revision: delta.revision, content: numbered(rows) };
  return (closure ? { ...rest, closure } : rest) as Q;
};
