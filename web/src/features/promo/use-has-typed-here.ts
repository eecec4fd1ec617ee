import { useLocation } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

const isTextField = (element: EventTarget | null) =>
  element instanceof Element &&
  element.matches('input:not([type="radio"], [type="checkbox"]), textarea, select');

/**
 * Whether a text field of this page has had the focus. Stays true until the page is left: if the popup
 * came back on blur, it would appear under the finger that presses the next thing.
 */
export const useHasTypedHere = (): boolean => {
  const { pathname } = useLocation();
  const [typedAt, setTypedAt] = useState(() => (isTextField(document.activeElement) ? pathname : undefined));
  useEffect(() => {
    const note = ({ target }: FocusEvent) => isTextField(target) && setTypedAt(pathname);
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, [pathname]);
  return typedAt === pathname;
};
