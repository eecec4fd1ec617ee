import { columnsIn, fitGrid, type Grid, gridGap, gridHeight, heightFor, type Room } from './fit-grid.ts';

/**
 * Heights of capital letters in the display's unit. On a screen of 55 inches 7 can be read from 10 m and 4 from 5 m.
 * Readers of the index stand before the screen.
 */
export const smallest = { called: 7, manyCalled: 3, next: 4, index: 1.5 } as const;
const largest = { called: 13, withWords: 8.5, next: 8, nextOfMany: 5.2, index: 2.8 } as const;
const shapes = {
  called: { width: 8, height: 1.5 },
  next: { width: 10.4, height: 1.62 },
  index: { width: 18.4, height: 1.2 },
} as const;

/** So many waiting trucks are always in sight. The index lists those behind them. */
export const pinnedCount = 12;
export const mostPages = 8;
export const heights = { nobody: 8, nobodyWaits: 21, heading: 3.8, codes: 20, codesBelow: 13.5 } as const;
const codesWidth = 27;

const isUpright = ({ width }: Room) => width < 120;

export type CalledPlan = Grid & {
  /** `words`: a row per truck, with the order in three languages. `tiles`: plate and gate, and one order as heading. */
  readonly layout: 'words' | 'tiles';
};

export type IndexPlan = Grid & { readonly perPage: number; readonly pages: number };

export type WaitingPlan = {
  readonly next: Grid & { readonly hasWords: boolean };
  readonly index: IndexPlan | null;
};

/** The codes stand beside the lower part, and on an upright screen below everything. */
const withoutCodes = (room: Room): Room =>
  isUpright(room)
    ? { ...room, height: room.height - heights.codesBelow }
    : { ...room, width: room.width - codesWidth };

type Comfort = { readonly next: number; readonly index: number; readonly pages: number };

/** Sizes from pleasant to just readable. The first is taken with which the called trucks are big enough. */
const comforts: readonly Comfort[] = [
  { next: 5, index: 2, pages: 1 },
  { next: 4.4, index: 1.75, pages: 3 },
  { next: 4.1, index: 1.55, pages: 6 },
  { next: 4.02, index: 1.52, pages: mostPages },
  // Beyond some 400 trucks no eight pages are enough. More of them turn faster, so that a round takes as long.
  { next: 4.02, index: 1.52, pages: 2 * mostPages },
  { next: 4.02, index: 1.52, pages: 4 * mostPages },
];

const indexNeed = (count: number, room: Room, { index, pages }: Comfort) =>
  count === 0
    ? 0
    : heights.heading + heightFor(Math.ceil(count / pages), withoutCodes(room).width, shapes.index, index);

const waitingNeed = (waiting: number, room: Room, comfort: Comfort) => {
  const pinned = Math.min(waiting, pinnedCount);
  const { width } = waiting > pinned ? room : withoutCodes(room);
  const next =
    waiting === 0
      ? heights.nobodyWaits
      : heights.heading + heightFor(pinned, width, shapes.next, comfort.next);
  const index = indexNeed(waiting - pinned, room, comfort);
  if (isUpright(room)) return heights.codesBelow + next + index;
  return waiting > pinned ? next + Math.max(heights.codes, index) : Math.max(heights.codes, next);
};

const mostWithWords = 3;

const calledIn = (room: Room, called: number): CalledPlan => {
  if (called > mostWithWords || isUpright(room))
    return {
      ...fitGrid(called, room, shapes.called, { smallest: smallest.called, largest: largest.called }),
      layout: 'tiles',
    };
  const cap = (room.height - gridGap * (called - 1)) / Math.max(1, called) / shapes.called.height;
  return { layout: 'words', columns: 1, rows: called, cap: Math.min(largest.withWords, cap) };
};

export const planCalled = (room: Room, called: number, waiting: number): CalledPlan => {
  const few = called <= (isUpright(room) ? 4 : 8);
  const plans = comforts.map((comfort) =>
    calledIn({ ...room, height: room.height - waitingNeed(waiting, room, comfort) - gridGap }, called),
  );
  const enough = few ? smallest.called : smallest.manyCalled;
  return plans.find(({ cap }) => cap >= enough) ?? calledIn(room, called);
};

export const calledRowHeight = ({ cap }: Grid) => cap * shapes.called.height;
export const nextRowHeight = ({ cap }: Grid) => cap * shapes.next.height;

const indexIn = (room: Room, count: number, { index: cap }: Comfort): IndexPlan => {
  const columns = columnsIn(room.width, shapes.index.width * cap);
  const rows = Math.max(
    1,
    Math.floor((room.height - heights.heading + gridGap) / (shapes.index.height * cap + gridGap)),
  );
  const perPage = columns * rows;
  return { columns, rows, cap, perPage, pages: Math.max(1, Math.ceil(count / perPage)) };
};

/** The index with the largest letters whose pages are few enough. More than eight pages turn faster. */
const planIndex = (room: Room, count: number): IndexPlan => {
  const plans = [{ next: 0, index: largest.index, pages: 1 }, ...comforts].map((comfort) => ({
    plan: indexIn(room, count, comfort),
    most: comfort.pages,
  }));
  const found = plans.find(({ plan, most }) => plan.pages <= most) ?? plans.at(-1);
  return found?.plan ?? indexIn(room, count, { next: 0, index: smallest.index, pages: mostPages });
};

export const planWaiting = (room: Room, waiting: number): WaitingPlan => {
  const rest = Math.max(0, waiting - pinnedCount);
  const beside = withoutCodes(room);
  const planNext = (count: number, space: Room, most: number) => {
    const grid = fitGrid(count, space, shapes.next, { smallest: smallest.next, largest: most });
    return { ...grid, hasWords: grid.columns === 1 };
  };
  if (rest === 0) {
    const space = { ...beside, height: beside.height - heights.heading };
    return { next: planNext(Math.max(1, waiting), space, largest.next), index: null };
  }
  const height = isUpright(room) ? beside.height : room.height;
  const plans = comforts.map((comfort) => {
    const below = indexNeed(rest, room, comfort);
    const space = {
      width: room.width,
      height: height - heights.heading - (isUpright(room) ? below : Math.max(heights.codes, below)),
    };
    return planNext(pinnedCount, space, largest.nextOfMany);
  });
  const next =
    plans.find(({ cap }) => cap >= smallest.next) ?? planNext(pinnedCount, room, largest.nextOfMany);
  const used = heights.heading + gridHeight(next.rows, nextRowHeight(next));
  return { next, index: planIndex({ width: beside.width, height: height - used }, rest) };
};
