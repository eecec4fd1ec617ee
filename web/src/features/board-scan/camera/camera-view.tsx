import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../ui/icons/icon.tsx';
import layout from '../../../ui/layout/layout.module.css';
import styles from './camera.module.css';
import { useCamera } from './use-camera.ts';

const icons = {
  torch: 'M13 3 6 13h5l-1 8 7-10h-5z',
  keys: 'M3 6h18v12H3zM7 10v.01M10.5 10v.01M14 10v.01M17.5 10v.01M8 14h8',
};

type Props = {
  readonly isPaused: boolean;
  readonly onCode: (text: string) => void;
  readonly onTyping: () => void;
};

const Picture = ({ isPaused, onCode, onTyping, onTryAgain }: Props & { readonly onTryAgain: () => void }) => {
  const { t } = useTranslation();
  const { video, fault, isLit, switchTorch } = useCamera({ isPaused, onCode });
  return (
    <div className={styles.camera}>
      <video ref={video} className={styles.video} muted playsInline aria-label={t('boardScan.camera')} />
      {fault === null ? (
        <span className={styles.frame} data-paused={isPaused} aria-hidden="true" />
      ) : (
        <div className={styles.fault} role="alert">
          <p>{t(`boardScan.cameraFaults.${fault}`)}</p>
          <button type="button" className={styles.again} onClick={onTryAgain}>
            {t('boardScan.tryAgain')}
          </button>
        </div>
      )}
      {switchTorch && (
        <button
          type="button"
          className={`${layout.centred} ${styles.round}`}
          data-side="start"
          aria-label={t('boardScan.torch')}
          aria-pressed={isLit}
          onClick={switchTorch}
        >
          <Icon size={26} path={icons.torch} />
        </button>
      )}
      <button
        type="button"
        className={`${layout.centred} ${styles.round}`}
        data-side="end"
        aria-label={t('boardScan.manual.open')}
        onClick={onTyping}
      >
        <Icon size={26} path={icons.keys} />
      </button>
    </div>
  );
};

export const CameraView = (props: Props) => {
  const [attempt, setAttempt] = useState(0);
  return <Picture key={attempt} {...props} onTryAgain={() => setAttempt(attempt + 1)} />;
};
