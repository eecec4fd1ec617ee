import { useRouter } from '@tanstack/react-router';

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
