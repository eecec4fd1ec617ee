import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { type Section, sectionNames } from './section-names.ts';

const firstFault = (form: RefObject<HTMLFormElement | null>) =>
  form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');

/** After a refused save, shows the section of the first invalid field and focuses the field. */
export const useFaultInSight = (
  form: RefObject<HTMLFormElement | null>,
  submitCount: number,
  section: Section,
) => {
  const [forced, setForced] = useState<{ readonly shown: Section; readonly over: Section } | null>(null);
  const shown = forced?.over === section ? forced.shown : section;

  const lookForFault = useEffectEvent(() => {
    const place = firstFault(form)?.closest<HTMLElement>('[data-section]')?.dataset.section;
    const wrong = sectionNames.find((one) => one === place);
    if (wrong && wrong !== shown) setForced({ shown: wrong, over: section });
  });
  useEffect(() => {
    if (submitCount > 0) lookForFault();
  }, [submitCount]);
  useLayoutEffect(() => {
    if (forced) firstFault(form)?.focus();
  }, [forced, form]);

  return { shown, forget: () => setForced(null) };
};
