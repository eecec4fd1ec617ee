import { useRouter } from '@tanstack/react-router';
import { type RefObject, useEffect, useEffectEvent } from 'react';

const sectionOf = (address: string) => address.split('?')[0]?.split('/').slice(0, 3).join('/');

/** Keeps the scroll position within a section, where a panel opens beside the list. */
export const useFollow = () => {
  const router = useRouter();
  return (address: string, { replace = false } = {}) =>
    void router.navigate({
      href: address,
      replace,
      resetScroll: sectionOf(address) !== sectionOf(window.location.pathname),
    });
};

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
