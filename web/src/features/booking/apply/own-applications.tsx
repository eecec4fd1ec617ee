import { useTranslation } from 'react-i18next';
import layout from '../../../ui/layout/layout.module.css';
import { ApplicationCard } from './application-card.tsx';
import type { ShownApplication } from './own-applications-query.ts';

export const OwnApplications = ({ shown }: { readonly shown: readonly ShownApplication[] }) => {
  const { t } = useTranslation();
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
