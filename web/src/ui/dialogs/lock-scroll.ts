/** Stops the page from scrolling; the room of the vanished scroll bar is kept, so nothing jumps. */
export const lockScroll = () => {
  const { documentElement, body } = document;
  const before = { overflow: documentElement.style.overflow, padding: body.style.paddingInlineEnd };
  const scrollBarWidth = window.innerWidth - documentElement.clientWidth;
  documentElement.style.overflow = 'hidden';
  if (scrollBarWidth > 0) body.style.paddingInlineEnd = `${scrollBarWidth}px`;
  return () => {
    documentElement.style.overflow = before.overflow;
    body.style.paddingInlineEnd = before.padding;
  };
};
