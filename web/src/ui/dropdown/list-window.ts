export const rowHeight = 44;
export const panelHeight = 240;

const buffer = 4;
const visibleRows = Math.ceil(panelHeight / rowHeight);

export const listWindow = (count: number, firstSeen: number) => {
  const start = Math.max(0, Math.min(firstSeen, count - visibleRows) - buffer);
  return { start, end: Math.min(count, Math.max(firstSeen, 0) + visibleRows + 1 + buffer) };
};

/** Always includes the active row, because `aria-activedescendant` refers to it even when it is out of sight. */
export const renderedPlaces = (count: number, firstSeen: number, active: number): readonly number[] => {
  const { start, end } = listWindow(count, firstSeen);
  const places = Array.from({ length: end - start }, (_, offset) => start + offset);
  return active >= 0 && active < count && !places.includes(active) ? [...places, active] : places;
};

export const scrollToSee = (place: number, scrollTop: number, viewHeight: number) => {
  const top = place * rowHeight;
  return Math.max(Math.min(scrollTop, top), top + rowHeight - viewHeight);
};
