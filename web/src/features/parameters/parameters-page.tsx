import { useTranslation } from 'react-i18next';
import { Screen } from '../shell/screen.tsx';
import { BlockPanel } from './block-panel.tsx';

export const ParametersPage = () => {
  const { t } = useTranslation();
  return (
    <Screen width="full" title={t('console.parameters.title')}>
      <BlockPanel />
    </Screen>
  );
};
