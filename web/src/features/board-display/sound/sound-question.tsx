import { useTranslation } from 'react-i18next';
import styles from './sound-question.module.css';
import type { Sound } from './use-sound.ts';

export const SoundQuestion = ({ sound }: { readonly sound: Sound }) => {
  const { t } = useTranslation();
  if (!sound.asks) return null;
  return (
    <div className={styles.question}>
      <button type="button" className={styles.on} onClick={() => sound.choose(true)}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M4 9.5v5h3.5L13 19V5L7.5 9.5zM16.5 9a4.5 4.5 0 0 1 0 6M19 6.5a8 8 0 0 1 0 11" />
        </svg>
        {t('display.sound.turnOn')}
      </button>
      <button type="button" onClick={() => sound.choose(false)}>
        {t('display.sound.without')}
      </button>
    </div>
  );
};
