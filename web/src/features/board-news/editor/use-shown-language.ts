import { useState } from 'react';
import type { Language } from '#contract/common.ts';
import { languages } from '../../../lib/i18n.ts';
import type { NewsForm } from './use-news-form.ts';

/** The chosen tab, until validation fails in another language: then that one is shown. */
export const useShownLanguage = ({ flow }: NewsForm) => {
  const { titles, texts } = flow.form.formState.errors;
  const wrong = languages.filter((one) => titles?.[one] !== undefined || texts?.[one] !== undefined);
  const [choice, setChoice] = useState({ language: 'RU' as Language, knownWrong: '' });
  const isNews = wrong.length > 0 && choice.knownWrong !== wrong.join() && !wrong.includes(choice.language);
  return {
    shown: (isNews && wrong[0]) || choice.language,
    show: (language: Language) => setChoice({ language, knownWrong: wrong.join() }),
  };
};
