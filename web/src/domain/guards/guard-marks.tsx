import { useTranslation } from 'react-i18next';
import type { GuardNeed } from '#kernel/guards/guards.ts';
import { Badge } from '../../ui/badge/badge.tsx';
import { guardWords } from './guard-words.ts';

const marked = ['BANNED', 'WATCHED', 'DISPUTED'] as const;

/** Marks what stands against calling a truck of the line. Pointing at a mark shows the reason. */
export const GuardMarks = ({ against = [] }: { readonly against: readonly GuardNeed[] | undefined }) => {
  const { t } = useTranslation();
  return marked.map((code) => {
    const need = against.find((one) => one.code === code);
    if (!need) return null;
    return (
      <Badge key={code} tone={code === 'BANNED' ? 'red' : 'amber'} title={guardWords(t, need).details}>
        {t(`guards.marks.${code}`)}
      </Badge>
    );
  });
};
