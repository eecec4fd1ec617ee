import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { recentDrawsQuery } from '../../domain/draw/draws.ts';
import { useToday } from '../../lib/time/time-zone.ts';

/** Shown only if there have been draws lately. */
export const DrawsLink = () => {
  const { t } = useTranslation();
  const { data } = useQuery(recentDrawsQuery(useToday()));
  return data && data.length > 0 ? <Link to="/draw">{t('draw.all')}</Link> : null;
};
