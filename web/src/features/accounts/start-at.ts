/** A new step begins at the top of the page, with the caret in its first field. */
export const startAt = (place: HTMLElement | null, field: string) => {
  window.scrollTo(0, 0);
  place?.querySelector<HTMLElement>(field)?.focus({ preventScroll: true });
};
