import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { OperatorVehicle } from '#contract/vehicles/vehicles.ts';
import { fullName } from '../../../domain/account/full-name.ts';
import { PhoneLink } from '../../../domain/account/phone-link.tsx';
import { PanelSection } from '../../../ui/panel/panel-section.tsx';
import styles from './vehicle-panel.module.css';

export const OwnerSection = ({ vehicle: { owner } }: { readonly vehicle: OperatorVehicle }) => {
  const { t } = useTranslation();
  return (
    <PanelSection title={t('boardVehicles.owner')}>
      <p className={styles.owner}>
        <Link to="/users/$id" params={{ id: owner.id }}>
          {fullName(owner)}
        </Link>
        {owner.phoneNumber && <PhoneLink phone={owner.phoneNumber} />}
        {owner.email && <a href={`mailto:${owner.email}`}>{owner.email}</a>}
      </p>
    </PanelSection>
  );
};
