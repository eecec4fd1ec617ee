/** Sizes are in the display's unit, 1 % of a landscape screen's width: see display.module.css. */
export type Room = { readonly width: number; readonly height: number };

export type CalledPlan = {
  readonly density: 'full' | 'stacked' | 'compact';
  readonly columns: number;
  readonly perPage: number;
  readonly pages: number;
  readonly rowHeight: number;
};

export type WaitingPlan = {
  /** `list` is the scrolling phone layout. */
  readonly layout: 'wide' | 'columns' | 'tall' | 'list';
  readonly columns: number;
  readonly headingHeight: number;
  /** Minimum number of rows that the height is divided into; a short queue leaves some empty. */
  readonly rows: number;
  readonly perPage: number;
  readonly pages: number;
};

export const gaps = { called: 0.55, waiting: 0.4 } as const;

const calledHeights = { full: 5.4, stacked: 10.8, compact: 4.7 } as const;
const pagesLineHeight = 2.1;
const waitingHeights = {
  wide: { heading: 3.5, row: 3.6, most: 4.7 },
  tall: { heading: 5.8, row: 4.2, most: 5.6 },
} as const;
const narrowestWide = 80;
const narrowestColumn = 44;
const fewestWaitingRows = 3;
/** In pages of ten seconds. */
const longestRound = 8;

const rowsIn = (height: number, row: number, gap: number) =>
  Math.max(0, Math.floor((height + gap) / (row + gap)));

const waitingHeightsIn = ({ width }: Room) => waitingHeights[width >= narrowestWide ? 'wide' : 'tall'];

type Density = keyof typeof calledHeights;

const calledPlan = (count: number, density: Density, columns: number, height: number): CalledPlan => {
  const rowHeight = calledHeights[density];
  const perPage = Math.max(1, rowsIn(height, rowHeight, gaps.called)) * columns;
  return { density, columns, perPage, pages: Math.max(1, Math.ceil(count / perPage)), rowHeight };
};

/** The largest row size with which all called trucks fit; if none does, they are paged. */
export const planCalled = (room: Room, called: number, waiting: number): CalledPlan => {
  const { heading, row } = waitingHeightsIn(room);
  const kept = Math.min(waiting, fewestWaitingRows);
  const height = room.height - heading - kept * (row + gaps.waiting);
  const isWide = room.width >= narrowestWide;
  const columns = Math.max(1, Math.floor(room.width / narrowestColumn));
  const roomy = calledPlan(called, isWide ? 'full' : 'stacked', 1, height);
  if (roomy.pages === 1) return roomy;
  const dense = calledPlan(called, 'compact', columns, height);
  return dense.pages === 1 ? dense : calledPlan(called, 'compact', columns, height - pagesLineHeight);
};

/** Height of the called section including its page indicator. */
export const calledHeight = ({ columns, perPage, pages, rowHeight }: CalledPlan, called: number) => {
  const rows = Math.max(1, Math.ceil(Math.min(called, perPage) / columns));
  return rows * (rowHeight + gaps.called) - gaps.called + (pages > 1 ? pagesLineHeight : 0);
};

/** As many whole rows as fit; a very long queue gets two columns, or a full round would take minutes. */
export const planWaiting = (room: Room, waiting: number): WaitingPlan => {
  const { heading, row, most } = waitingHeightsIn(room);
  const height = room.height - heading;
  const fitting = Math.max(1, rowsIn(height, row, gaps.waiting));
  const columns = waiting > fitting * longestRound && room.width >= 2 * narrowestColumn ? 2 : 1;
  const perPage = fitting * columns;
  const pages = Math.max(1, Math.ceil(waiting / perPage));
  const tallest = Math.min(fitting, rowsIn(height, most, gaps.waiting));
  const oneColumn = room.width >= narrowestWide ? 'wide' : 'tall';
  return {
    layout: columns > 1 ? 'columns' : oneColumn,
    columns,
    headingHeight: heading,
    rows: pages === 1 ? Math.max(waiting, tallest) : fitting,
    perPage,
    pages,
  };
};

const everything = { columns: 1, perPage: Number.POSITIVE_INFINITY, pages: 1 } as const;

export const listPlans: { called: CalledPlan; waiting: WaitingPlan } = {
  called: { ...everything, density: 'stacked', rowHeight: 0 },
  waiting: { ...everything, layout: 'list', headingHeight: 0, rows: 0 },
};

export const planRows = (room: Room, called: number, waiting: number) => {
  const plan = planCalled(room, called, waiting);
  const rest = { width: room.width, height: room.height - calledHeight(plan, called) };
  return { called: plan, waiting: planWaiting(rest, waiting) };
};
