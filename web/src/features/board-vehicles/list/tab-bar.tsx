import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { vehicleCountsQuery } from '../../../domain/vehicle/vehicle-counts.ts';
import { useChosenInSight } from '../../../lib/screen/use-chosen-in-sight.ts';
import { wholeWords } from '../../../lib/words/number-words.ts';
import { Badge } from '../../../ui/badge/badge.tsx';
import layout from '../../../ui/layout/layout.module.css';
import styles from '../../../ui/tabs/tab-bar.module.css';
import { settingsOf, tabs } from '../search/tabs.ts';
import { readVehicleSearch, type VehicleSearch, vehiclesAddress } from '../search/vehicle-search.ts';

/** The server counts up to here and no further. */
const mostCounted = 10_000;

const countWords = (count: number) => `${wholeWords(count)}${count >= mostCounted ? '+' : ''}`;

export const TabBar = ({ search }: { readonly search: VehicleSearch }) => {
  const { t } = useTranslation();
  const { data } = useQuery(vehicleCountsQuery);
  const bar = useRef<HTMLElement>(null);
  useChosenInSight(bar, search.tab);
  return (
    <nav ref={bar} className={styles.tabs} aria-label={t('boardVehicles.tabs.label')}>
      {tabs.map((tab) => (
        <a
          key={tab}
          href={vehiclesAddress({ ...readVehicleSearch({ tab, size: search.size }), search: search.search })}
          className={`${layout.line} ${layout.tight} ${styles.tab}`}
          aria-current={tab === search.tab ? 'page' : undefined}
        >
          {t(`boardVehicles.tabs.${tab}`)}
          {data && (
            <Badge tone={tab === search.tab ? 'blue' : 'grey'}>
              {countWords(data[settingsOf[tab].count])}
            </Badge>
          )}
        </a>
      ))}
    </nav>
  );
};
