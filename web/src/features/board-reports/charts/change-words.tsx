import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import text from '../../../ui/text/text.module.css';
import type { Change } from '../change.ts';

type Props = { readonly change: Change | null; readonly words: readonly ReactNode[] };

export const ChangeWords = ({ change, words }: Props) => {
  const { t } = useTranslation();
  const parts = [
    change && (
      <b
        className={change.isGood === null ? undefined : text.toned}
        data-tone={change.isGood ? 'green' : 'red'}
      >
        {change.words}
      </b>
    ),
    ...words,
  ].filter(Boolean);
  return (
    <p className={text.hint}>
      {parts.map((part, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place
        <Fragment key={place}>
          {place > 0 && t('common.listSeparator')}
          {part}
        </Fragment>
      ))}
    </p>
  );
};
