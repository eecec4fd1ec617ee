import { useTranslation } from 'react-i18next';
import { Screen } from '../shell/screen.tsx';

type Name = 'login' | 'registration' | 'recovery';

const UserPage = ({ name }: { name: Name }) => {
  const { t } = useTranslation();
  return (
    <Screen width="form" title={t(`user.${name}.title`)}>
      <p>{t(`user.${name}.text`)}</p>
    </Screen>
  );
};

export const LoginPage = () => <UserPage name="login" />;
export const RegistrationPage = () => <UserPage name="registration" />;
export const RecoveryPage = () => <UserPage name="recovery" />;
