import type { TFunction } from 'i18next';
import type { Language } from '#contract/common.ts';
import { useAllWords } from './lead-language.tsx';

type Props = {
  readonly say: (t: TFunction, language: Language) => string;
};

export const OtherLanguages = ({ say }: Props) => {
  const [, ...others] = useAllWords(say);
  return others.map(({ tag, text }) => (
    <span key={tag} lang={tag}>
      {text}
    </span>
  ));
};
