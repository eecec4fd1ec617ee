import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { EnrolPage } from '../features/accounts/factors/enrol-page.tsx';
import controls from '../ui/button/text-button.module.css';
import { SimpleFrame } from './simple-frame.tsx';

export const EnrolFrame = () => {
  const { t } = useTranslation();
  return (
    <SimpleFrame>
      <EnrolPage
        footer={
          <Link to="/logout" className={controls.link}>
            {t('console.logOut')}
          </Link>
        }
      />
    </SimpleFrame>
  );
};
