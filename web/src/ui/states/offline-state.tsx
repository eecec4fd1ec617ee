import { useTranslation } from 'react-i18next';
import { StateBlock } from './state-block.tsx';

const noSignal =
  'M3 3l18 18M8.5 16a5 5 0 0 1 7 0M5 12.5a10 10 0 0 1 4-2.4M19 12.5a10 10 0 0 0-5-2.7M2 9a15 15 0 0 1 4.2-2.7M22 9A15 15 0 0 0 10 5.2M12 19.5v.01';

export const OfflineState = () => {
  const { t } = useTranslation();
  return (
    <div role="status">
      <StateBlock icon={noSignal} title={t('states.offlineTitle')} text={t('states.offlineText')} />
    </div>
  );
};
