import { useTranslation } from 'react-i18next';
import { Badge } from '../../../ui/badge/badge.tsx';
import type { BannerState } from './banner-state.ts';

const tones = { shown: 'green', hidden: 'grey', notFirst: 'amber' } as const;

export const StateBadge = ({ state }: { readonly state: BannerState }) => {
  const { t } = useTranslation();
  return <Badge tone={tones[state]}>{t(`boardBanners.states.${state}`)}</Badge>;
};
