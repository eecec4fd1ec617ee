import { useTranslation } from 'react-i18next';
import { Screen } from '../shell/screen.tsx';

export const AccountPage = () => {
  const { t } = useTranslation();
  return (
    <Screen title={t('account.title')}>
      <p>{t('account.text')}</p>
    </Screen>
  );
};
