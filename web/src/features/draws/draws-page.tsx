import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { DrawView } from '#contract/draws/draws.ts';
import { longDay } from '../../domain/checkpoint/checkpoint-words.ts';
import { DrawState } from '../../domain/draw/draw-state.tsx';
import { recentDrawsQuery } from '../../domain/draw/draws.ts';
import { useToday } from '../../lib/time/time-zone.ts';
import { listWords } from '../../lib/words/list-words.ts';
import layout from '../../ui/layout/layout.module.css';
import { Screen } from '../../ui/screen/screen.tsx';
import { Loaded } from '../../ui/states/loaded.tsx';
import { SkeletonRows } from '../../ui/states/skeleton-rows.tsx';
import { EmptyState } from '../../ui/states/state-block.tsx';
import text from '../../ui/text/text.module.css';
import styles from './draws.module.css';

const Row = ({ draw }: { readonly draw: DrawView }) => {
  const { t } = useTranslation();
  const { date, places, applications, winners } = draw;
  return (
    <li className={`${layout.apart} ${layout.ruled} ${styles.day}`}>
      <Link to="/draw/$date" params={{ date }} className={text.strong}>
        {longDay(date)}
      </Link>
      <DrawState state={draw.state} />
      <span className={text.dimmed}>
        {listWords([
          t('draw.places', { count: places }),
          applications !== null && t('draw.applied', { count: applications }),
          winners !== undefined && t('draw.won', { count: winners }),
        ])}
      </span>
    </li>
  );
};

export const DrawsPage = () => {
  const { t } = useTranslation();
  const today = useToday();
  const draws = useQuery(recentDrawsQuery(today));
  return (
    <Screen title={t('draw.all')}>
      <p className={`${text.dimmed} ${styles.about}`}>{t('draw.listAbout')}</p>
      <Loaded query={draws} skeleton={<SkeletonRows rows={4} height={56} />}>
        {(all) =>
          all.length === 0 ? (
            <EmptyState title={t('draw.none')} />
          ) : (
            <ul>
              {[...all]
                .sort((one, other) => other.date.localeCompare(one.date))
                .map((draw) => (
                  <Row key={draw.date} draw={draw} />
                ))}
            </ul>
          )
        }
      </Loaded>
    </Screen>
  );
};
