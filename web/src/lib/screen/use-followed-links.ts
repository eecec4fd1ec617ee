import { type RefObject, useEffect, useEffectEvent } from 'react';
import { useFollow } from './use-follow.ts';

const isPlain = ({ button, ctrlKey, metaKey, shiftKey, altKey, defaultPrevented }: MouseEvent) =>
  button === 0 && !(ctrlKey || metaKey || shiftKey || altKey || defaultPrevented);

/** One listener, because a day has a thousand links, and a router `Link` for each would react to every navigation. */
export const useFollowedLinks = (place: RefObject<HTMLElement | null>) => {
  const follow = useFollow();
  const onClick = useEffectEvent((event: MouseEvent) => {
    const link = event.target instanceof Element && event.target.closest('a');
    if (!link || !isPlain(event)) return;
    const address = link.getAttribute('href') ?? '';
    if (link.target !== '' || !address.startsWith('/board/')) return;
    event.preventDefault();
    follow(address);
  });
  useEffect(() => {
    const element = place.current;
    element?.addEventListener('click', onClick);
    return () => element?.removeEventListener('click', onClick);
  }, [place]);
};
