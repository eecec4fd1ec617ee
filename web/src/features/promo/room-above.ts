/** Free space between the place and the end of the content. */
const freeAbove = (place: Element) => {
  const content = place.previousElementSibling?.querySelector('main');
  const middle = content?.parentElement;
  if (!content || !middle) return 0;
  const padding = Number.parseFloat(getComputedStyle(middle).paddingBlockEnd);
  return place.getBoundingClientRect().top - content.getBoundingClientRect().bottom - padding;
};

/**
 * Whether something this tall can appear without a visible layout shift: below the fold always, else only
 * in free space.
 */
export const hasRoomAt = (place: Element, height: number): boolean =>
  place.getBoundingClientRect().top >= window.innerHeight || freeAbove(place) >= height;
