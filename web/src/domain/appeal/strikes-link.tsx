import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import controls from '../../ui/button/text-button.module.css';

/** Leads to the warnings and bans of the reader's truck, where he can appeal. */
export const StrikesLink = ({ vehicleId }: { readonly vehicleId: string }) => {
  const { t } = useTranslation();
  return (
    <Link to="/strikes/$id" params={{ id: vehicleId }} className={controls.link}>
      {t('appeals.link')}
    </Link>
  );
};
