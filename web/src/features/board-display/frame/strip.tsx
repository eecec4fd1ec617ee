import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import type { Language } from '#contract/common.ts';
import { useAllWords } from '../words/lead-language.tsx';
import styles from './frame.module.css';

type StripProps = {
  readonly tone: 'lost' | 'closed';
  readonly icon?: ReactNode;
  readonly say: (t: TFunction, language: Language) => string;
  readonly children?: ReactNode;
};

export const Strip = ({ tone, icon, say, children }: StripProps) => (
  <div role="status" className={styles.strip} data-tone={tone}>
    {icon}
    {useAllWords(say).map(({ tag, text }) => (
      <span key={tag} lang={tag}>
        {text}
      </span>
    ))}
    {children}
  </div>
);
