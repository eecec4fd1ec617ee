import { useTranslation } from 'react-i18next';
import { Screen } from '../shell/screen.tsx';

export const SignInPage = () => {
  const { t } = useTranslation();
  return (
    <Screen width="form" title={t('console.signIn.title')}>
      <p>{t('console.signIn.text')}</p>
    </Screen>
  );
};
