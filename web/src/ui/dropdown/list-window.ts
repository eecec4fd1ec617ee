export const rowHeight = 44;
export const panelHeight = 240;

const buffer = 4;
const visibleRows = Math.ceil(panelHeight / rowHeight);

/** Which rows to render: those that can be seen from `firstSeen` on, and a few more on either side. */
export const listWindow = (count: number, firstSeen: number) => {
  const start = Math.max(0, Math.min(firstSeen, count - visibleRows) - buffer);
  return { start, end: Math.min(count, Math.max(firstSeen, 0) + visibleRows + 1 + buffer) };
};

/** Where the list must be scrolled to, so that a row is seen whole. */
export const scrollToSee = (place: number, scrollTop: number, viewHeight: number) => {
  const top = place * rowHeight;
  return Math.max(Math.min(scrollTop, top), top + rowHeight - viewHeight);
};
