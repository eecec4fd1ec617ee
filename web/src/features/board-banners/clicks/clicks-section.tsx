import { BarChart } from '@mantine/charts';
import link from '../../../ui/button/text-button.module.css';
import chips from '../../../ui/chips/chips.module.css';
import figures from '../../../ui/table/figures.module.css';
import text from '../../../ui/text/text.module.css';
import '../../../ui/charts/chart-styles.css';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BannerPosition } from '#contract/promo/banner-places.ts';
import { useToday } from '../../../lib/time/time-zone.ts';
import { wholeWords } from '../../../lib/words/number-words.ts';
import { chartMargin, timeAxis, valueAxis } from '../../../ui/charts/axes.ts';
import { PanelContent } from '../../../ui/panel/panel-content.tsx';
import { PanelSection } from '../../../ui/panel/panel-section.tsx';
import { clicksQuery } from '../promo-calls.ts';
import { clickSpan, clickTime } from './click-span.ts';

/** Ticks at midnight and noon only, because hour labels are long. */
const halfDays = (series: readonly { readonly at: string }[]) => ({
  interval: 'equidistantPreserveStart' as const,
  ticks: series.filter(({ at }) => /T(00|12)/.test(at)).map(({ at }) => clickTime(at, 'hour')),
});

type Row = { readonly time: string; readonly count: number };

const ClickTable = ({ rows }: { readonly rows: readonly Row[] }) => {
  const { t } = useTranslation();
  return (
    <details>
      <summary className={link.link}>{t('boardBanners.clicks.asTable')}</summary>
      <table className={figures.figures}>
        <thead>
          <tr>
            <th scope="col">{t('boardBanners.clicks.time')}</th>
            <th scope="col">{t('boardBanners.clicks.count')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.toReversed().map(({ time, count }) => (
            <tr key={time}>
              <th scope="row">{time}</th>
              <td>{wholeWords(count)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
};

export const ClicksSection = ({ position }: { readonly position: BannerPosition }) => {
  const { t } = useTranslation();
  const [by, setBy] = useState<'day' | 'hour'>('day');
  const span = clickSpan(by, useToday());
  const query = useQuery(clicksQuery(position, span));
  return (
    <PanelSection title={t('boardBanners.clicks.title')}>
      <fieldset className={chips.chips} aria-label={t('boardBanners.clicks.span')}>
        {(['day', 'hour'] as const).map((one) => (
          <button
            key={one}
            type="button"
            className={chips.chip}
            aria-pressed={one === by}
            onClick={() => setBy(one)}
          >
            {t(`boardBanners.clicks.by.${one}`)}
          </button>
        ))}
      </fieldset>
      <PanelContent query={query} notFound={t('boardBanners.clicks.none')}>
        {({ count, series = [] }) => {
          const rows = series.map(({ at, count: clicks }) => ({ time: clickTime(at, by), count: clicks }));
          return (
            <>
              <p className={text.strong}>
                {t('boardBanners.clicks.total', { count, number: wholeWords(count) })}
              </p>
              <BarChart
                h={180}
                data={rows}
                dataKey="time"
                maxBarWidth={18}
                tooltipAnimationDuration={0}
                xAxisProps={by === 'day' ? timeAxis : { ...timeAxis, ...halfDays(series) }}
                yAxisProps={{ ...valueAxis, width: 44 }}
                barChartProps={{ margin: chartMargin }}
                valueFormatter={wholeWords}
                series={[
                  {
                    name: 'count',
                    label: t('boardBanners.clicks.count'),
                    color: 'var(--mantine-primary-color-filled)',
                  },
                ]}
              />
              <ClickTable rows={rows} />
            </>
          );
        }}
      </PanelContent>
    </PanelSection>
  );
};
