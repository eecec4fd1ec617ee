import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { timeSlotsQuery } from '../../../domain/booking/time-slots.ts';
import { whenWords } from '../../../domain/checkpoint/checkpoint-words.ts';
import { drawQuery } from '../../../domain/draw/draws.ts';
import { Callout } from '../../../ui/callout/callout.tsx';

/** Above the sheet of a day that is not sold, but drawn. */
export const DrawnNote = ({ date }: { readonly date: string }) => {
  const { t } = useTranslation();
  const { data: slots } = useQuery(timeSlotsQuery(date));
  const isDrawn = slots?.some(({ state }) => state === 'DRAW') === true;
  const { data: draw } = useQuery({ ...drawQuery(date), enabled: isDrawn });
  if (!isDrawn || !draw) return null;
  return (
    <Callout>
      <p>
        {draw.state === 'OPEN'
          ? t('boardDraws.day.open', { when: whenWords(draw.closesAt) })
          : t('boardDraws.day.frozen')}{' '}
        <Link to="/draws">{t('boardDraws.day.toDraws')}</Link>
      </p>
    </Callout>
  );
};
