import { useTranslation } from 'react-i18next';
import { Screen } from '../../ui/screen/screen.tsx';

type Name = 'acp' | 'policy' | 'userAgreement';

const InfoPage = ({ name }: { name: Name }) => {
  const { t } = useTranslation();
  return (
    <Screen title={t(`info.${name}.title`)}>
      <p>{t(`info.${name}.text`)}</p>
    </Screen>
  );
};

export const CheckpointPage = () => <InfoPage name="acp" />;
export const PolicyPage = () => <InfoPage name="policy" />;
export const UserAgreementPage = () => <InfoPage name="userAgreement" />;
