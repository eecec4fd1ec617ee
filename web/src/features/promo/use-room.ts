import { type RefObject, useEffect, useState } from 'react';

/** How much is free above the place, between it and the end of the content. */
const freeAbove = (place: Element) => {
  const content = place.previousElementSibling?.querySelector('main');
  const middle = content?.parentElement;
  if (!content || !middle) return 0;
  const padding = Number.parseFloat(getComputedStyle(middle).paddingBlockEnd);
  return place.getBoundingClientRect().top - content.getBoundingClientRect().bottom - padding;
};

/** Below what is seen something may grow; in sight only into room that is free already. */
const hasRoomNow = (place: Element, height: number) =>
  place.getBoundingClientRect().top >= window.innerHeight || freeAbove(place) >= height;

/**
 * Whether something so tall can appear without moving what somebody looks at. Until it can, every scrolling and
 * resizing is a new chance; what is there stays.
 */
export const useRoom = (place: RefObject<Element | null>, height: number, isWanted: boolean): boolean => {
  const [hasRoom, setRoom] = useState(false);
  useEffect(() => {
    if (!isWanted || hasRoom) return;
    const look = () => {
      if (place.current && hasRoomNow(place.current, height)) setRoom(true);
    };
    look();
    const observer = new ResizeObserver(look);
    observer.observe(document.body);
    window.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      window.removeEventListener('scroll', look);
    };
  }, [place, height, isWanted, hasRoom]);
  return hasRoom;
};
