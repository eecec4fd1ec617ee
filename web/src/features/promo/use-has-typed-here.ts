import { useLocation } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

const isTextField = (element: EventTarget | null) =>
  element instanceof Element &&
  element.matches('input:not([type="radio"], [type="checkbox"]), textarea, select');

/**
 * Whether a field of this screen has had the focus. It stays so until the screen is left: what gives way to a field
 * must not come back as the field is left, for then it would come under the finger that presses what is next.
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
