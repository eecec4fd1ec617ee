import { useTranslation } from 'react-i18next';
import layout from '../../../ui/layout/layout.module.css';
import { ApplicationCard } from './application-card.tsx';
import { useOwnApplications } from './own-applications-query.ts';

export const OwnApplications = () => {
  const { t } = useTranslation();
  const shown = useOwnApplications();
  if (shown.length === 0) return null;
  return (
    <ul className={layout.stack} aria-label={t('draw.mine.title')}>
      {shown.map((one) => (
        <li key={one.application.id}>
          <ApplicationCard {...one} />
        </li>
      ))}
    </ul>
  );
};
