/** How much is free above the place, between it and the end of the content. */
const freeAbove = (place: Element) => {
  const content = place.previousElementSibling?.querySelector('main');
  const middle = content?.parentElement;
  if (!content || !middle) return 0;
  const padding = Number.parseFloat(getComputedStyle(middle).paddingBlockEnd);
  return place.getBoundingClientRect().top - content.getBoundingClientRect().bottom - padding;
};

/**
 * Whether something so tall can appear here without moving what somebody looks at: below what is seen it may grow, in
 * sight only into room that is free already.
 */
export const hasRoomAt = (place: Element, height: number): boolean =>
  place.getBoundingClientRect().top >= window.innerHeight || freeAbove(place) >= height;
