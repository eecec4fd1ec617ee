type Strip = { readonly scrollLeft: number; readonly clientWidth: number };
type Day = { readonly offsetLeft: number; readonly offsetWidth: number };

/** How far a strip has to be scrolled to show a day whole: not at all when it does, else so that it is in the middle. */
export const stripScroll = ({ scrollLeft, clientWidth }: Strip, { offsetLeft, offsetWidth }: Day): number => {
  const isSeen = offsetLeft >= scrollLeft && offsetLeft + offsetWidth <= scrollLeft + clientWidth;
  return isSeen ? scrollLeft : Math.max(0, offsetLeft - (clientWidth - offsetWidth) / 2);
};
