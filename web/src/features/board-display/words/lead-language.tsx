import { useQueries } from '@tanstack/react-query';
import i18next, { type TFunction } from 'i18next';
import { createContext, useContext } from 'react';
import type { Language } from '#contract/common.ts';
import { hasWords, languages, languageTag, loadWords } from '../../../lib/i18n.ts';

const retryMs = 15_000;

/** Languages whose translations are loaded. The chosen one always is. Loading the others is tried again. */
export const useSpokenLanguages = (): readonly Language[] =>
  useQueries({
    queries: languages.map((language) => ({
      queryKey: ['words', language],
      queryFn: () => loadWords(language),
      initialData: () => (hasWords(language) ? language : undefined),
      staleTime: Number.POSITIVE_INFINITY,
      refetchInterval: ({ state }: { state: { data: unknown } }) => (state.data ? false : retryMs),
    })),
    combine: (answers) => answers.flatMap(({ data }) => data ?? []),
  });

type Lead = { readonly language: Language; readonly spoken: readonly Language[] };

/** The leading language. On the hall's display the three take turns. */
export const LeadLanguage = createContext<Lead>({ language: 'RU', spoken: ['RU'] });

export const translatorOf = (language: Language): TFunction => i18next.getFixedT(languageTag(language));

export const useWords = () => {
  const { language } = useContext(LeadLanguage);
  return { t: translatorOf(language), language, tag: languageTag(language) };
};

/** The text in every loaded language, the leading one first. */
export const useAllWords = (say: (t: TFunction, language: Language) => string) => {
  const { language, spoken } = useContext(LeadLanguage);
  const others = spoken.filter((one) => one !== language);
  return [language, ...others].map((one) => ({
    language: one,
    tag: languageTag(one),
    text: say(translatorOf(one), one),
  }));
};

export const OtherLanguages = ({ say }: { readonly say: (t: TFunction, language: Language) => string }) => {
  const [, ...others] = useAllWords(say);
  return others.map(({ tag, text }) => (
    <span key={tag} lang={tag}>
      {text}
    </span>
  ));
};
