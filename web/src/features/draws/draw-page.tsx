import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { DrawView } from '#contract/draws/draws.ts';
import { longDay, whenWords } from '../../domain/checkpoint/checkpoint-words.ts';
import { drawQuery } from '../../domain/draw/draws.ts';
import { useMainContent } from '../../lib/screen/main-content.ts';
import { usePageTitle } from '../../lib/screen/use-page-title.ts';
import { Callout } from '../../ui/callout/callout.tsx';
import layout from '../../ui/layout/layout.module.css';
import sides from '../../ui/layout/sides.module.css';
import screen from '../../ui/screen/screen.module.css';
import { Loaded } from '../../ui/states/loaded.tsx';
import { SkeletonRows } from '../../ui/states/skeleton-rows.tsx';
import { EmptyState } from '../../ui/states/state-block.tsx';
import text from '../../ui/text/text.module.css';
import { Facts } from './facts/facts.tsx';
import { ListCard } from './list/list-card.tsx';
import { ProofCard } from './proof/proof-card.tsx';
import { hasBeacon } from './proof/proof-steps.ts';

type DrawProps = { readonly draw: DrawView };

const evenSides = { '--sides': 'minmax(0, 1fr) minmax(0, 1fr)', alignItems: 'start' } as object;

const useStateWords = ({ state, closesAt, drawnAt }: DrawView) => {
  const { t } = useTranslation();
  if (state === 'OPEN') return t('draw.state.open', { when: whenWords(closesAt) });
  if (state === 'FROZEN') return t('draw.state.frozen');
  if (state === 'CALLED_OFF') return t('draw.state.calledOff');
  return t('draw.state.drawn', { when: whenWords(drawnAt ?? closesAt) });
};

const Waiting = ({ draw }: DrawProps) => {
  const { t } = useTranslation();
  const { state } = draw;
  if (state === 'FROZEN')
    return <Callout role="status">{t(hasBeacon(draw) ? 'draw.waits' : 'draw.waitsSeed')}</Callout>;
  return state === 'CALLED_OFF' ? <Callout role="status">{t('draw.calledOffWhy')}</Callout> : null;
};

const Content = ({ draw }: DrawProps) => {
  const { t } = useTranslation();
  useMainContent();
  return (
    <>
      <div className={layout.apart}>
        <h1>{t('draw.title', { day: longDay(draw.date) })}</h1>
        <p className={text.dimmed}>{useStateWords(draw)}</p>
      </div>
      <Waiting draw={draw} />
      <Facts draw={draw} />
      <div className={sides.sides} style={evenSides}>
        <ProofCard draw={draw} />
        <ListCard draw={draw} />
      </div>
    </>
  );
};

export const DrawPage = () => {
  const { t } = useTranslation();
  const { date = '' }: { date?: string } = useParams({ strict: false });
  const draw = useQuery(drawQuery(date));
  usePageTitle(t('draw.page'));
  return (
    <div className={`${layout.stack} ${layout.loose} ${layout.page} ${screen.screen}`} data-width="wide">
      <nav aria-label={t('draw.way')}>
        <Link to="/info/acp">{t('info.acp.title')}</Link> / <Link to="/draw">{t('draw.all')}</Link>
      </nav>
      {!draw.data && <h1>{t('draw.page')}</h1>}
      <Loaded
        query={draw}
        skeleton={<SkeletonRows rows={3} height={180} />}
        unknown={<EmptyState title={t('draw.unknown')} />}
      >
        {(data) => <Content draw={data} />}
      </Loaded>
    </div>
  );
};
