import { type RefObject, useLayoutEffect } from 'react';
import { goOnInPlaceOfPage } from '../../lib/screen/page-form.ts';

/**
 * Goes on where the page's own form is, before the paint in which that one is taken away. What was typed there is for
 * the form's first values (`typedInPage`).
 */
export const usePageForm = (formRef: RefObject<HTMLFormElement | null>) => {
  useLayoutEffect(() => {
    if (formRef.current) goOnInPlaceOfPage(formRef.current);
  }, [formRef]);
};
