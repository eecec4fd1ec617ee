import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { DrawView } from '#contract/draws/draws.ts';
import { useSession } from '../../lib/session/session.ts';
import controls from '../../ui/button/text-button.module.css';
import { Callout } from '../../ui/callout/callout.tsx';
import layout from '../../ui/layout/layout.module.css';
import { Loaded } from '../../ui/states/loaded.tsx';
import { SkeletonRows } from '../../ui/states/skeleton-rows.tsx';
import text from '../../ui/text/text.module.css';
import { useClosingWords, useDemandWords } from './draw-words.ts';
import { drawQuery, isActive, ownApplicationsQuery } from './draws.ts';

type DayProps = { readonly date: string };

/** Offers another application after the first, because one account may apply with several trucks. */
const Apply = ({ date }: DayProps) => {
  const { t } = useTranslation();
  const { data: own = [] } = useQuery(ownApplicationsQuery(date));
  const count = own.filter(isActive).length;
  return (
    <>
      {count > 0 && <p>{t('draw.day.applied', { count })}</p>}
      <Button
        variant={count > 0 ? 'light' : 'filled'}
        fullWidth
        renderRoot={(props) => <Link {...props} to="/booking/draw/$date" params={{ date }} />}
      >
        {t(count > 0 ? 'draw.day.applyMore' : 'draw.day.apply')}
      </Button>
    </>
  );
};

const DayWords = ({ draw }: { readonly draw: DrawView }) => {
  const { t } = useTranslation();
  const closing = useClosingWords(draw);
  const demand = useDemandWords(draw);
  if (draw.state !== 'OPEN') return <p className={text.strong}>{t('draw.day.waits')}</p>;
  return (
    <>
      <p className={layout.apart}>
        <strong>{closing.when}</strong>
        <span>{closing.left}</span>
      </p>
      <p>{t('draw.day.about')}</p>
      <p className={layout.apart}>
        <span>{demand.places}</span>
        <span>{demand.perPlace}</span>
      </p>
    </>
  );
};

/** Replaces the times of a day whose places are drawn. */
export const DrawnDay = ({ date }: DayProps) => {
  const { t } = useTranslation();
  const draw = useQuery(drawQuery(date));
  const isSignedIn = useSession().credential !== null;
  return (
    <Loaded query={draw} skeleton={<SkeletonRows rows={1} height={150} />}>
      {(known) => (
        <Callout tone="blue">
          <DayWords draw={known} />
          {known.state === 'OPEN' && isSignedIn && <Apply date={date} />}
          <Link to="/draw/$date" params={{ date }} className={controls.link}>
            {t('draw.howChecked')}
          </Link>
        </Callout>
      )}
    </Loaded>
  );
};
