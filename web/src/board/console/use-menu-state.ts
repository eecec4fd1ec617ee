import { useState } from 'react';

/** Open at one address only: having gone somewhere closes the menu. */
export const useMenuState = (pathname: string) => {
  const [openAt, setOpenAt] = useState<string | null>(null);
  const isOpen = openAt === pathname;
  return { isOpen, toggle: () => setOpenAt(isOpen ? null : pathname) };
};
