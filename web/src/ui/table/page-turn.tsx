import { useTranslation } from 'react-i18next';
import { Turns } from './turns.tsx';

type Answer = {
  readonly content: readonly unknown[];
  readonly size: number;
  readonly total: number;
  readonly last: boolean;
};

type PageTurnProps = {
  readonly page: number;
  readonly answer: Answer;
  readonly onPage: (page: number) => void;
};

export const PageTurn = ({ page, answer, onPage }: PageTurnProps) => {
  const { t } = useTranslation();
  const { content, size, total, last } = answer;
  if (page === 0 && last) return null;
  const to = page * size + content.length;
  return (
    <Turns page={page} isLast={last} onPage={onPage}>
      <span role="status">
        {t('table.range', { from: page * size + Math.min(1, content.length), to, total })}
      </span>
    </Turns>
  );
};
