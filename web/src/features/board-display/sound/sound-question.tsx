import { useTranslation } from 'react-i18next';
import { Icon } from '../../../ui/icons/icon.tsx';
import layout from '../../../ui/layout/layout.module.css';
import styles from './sound-question.module.css';
import type { Sound } from './use-sound.ts';

export const SoundQuestion = ({ sound }: { readonly sound: Sound }) => {
  const { t } = useTranslation();
  if (!sound.asks) return null;
  return (
    <div className={`${layout.line} ${layout.tight} ${styles.question}`}>
      <button type="button" className={`${layout.line} ${styles.on}`} onClick={() => sound.choose(true)}>
        <Icon
          stroke={2}
          path="M4 9.5v5h3.5L13 19V5L7.5 9.5zM16.5 9a4.5 4.5 0 0 1 0 6M19 6.5a8 8 0 0 1 0 11"
        />
        {t('display.sound.turnOn')}
      </button>
      <button type="button" className={layout.line} onClick={() => sound.choose(false)}>
        {t('display.sound.without')}
      </button>
    </div>
  );
};
