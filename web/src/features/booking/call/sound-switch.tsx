import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../ui/icons/icon.tsx';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/text/text.module.css';
import styles from './call.module.css';
import { turnSoundOff, turnSoundOn, useSoundState } from './call-sound.ts';

const horn = 'M5 9.5v5h3.5L13 18.5v-13L8.5 9.5zM16 9a4 4 0 0 1 0 6M18.5 6.5a8 8 0 0 1 0 11';
const mute = 'M5 9.5v5h3.5L13 18.5v-13L8.5 9.5zM16.5 9.5l5 5M21.5 9.5l-5 5';

/** Offered before a call comes, because browsers require a user gesture for sound. */
export const SoundSwitch = () => {
  const { t } = useTranslation();
  const state = useSoundState();
  if (state === 'off')
    return (
      <Button
        variant="default"
        className={styles.offer ?? ''}
        leftSection={<Icon path={mute} />}
        onClick={() => void turnSoundOn().catch(() => undefined)}
      >
        {t('booking.called.soundTurnOn')}
      </Button>
    );
  return (
    <div className={`${layout.row} ${text.hint}`}>
      <Icon path={horn} />
      <span>{state === 'on' ? t('booking.called.soundOn') : t('booking.called.soundAsleep')}</span>
      <Button variant="default" size="compact-md" onClick={turnSoundOff}>
        {t('booking.called.soundOff')}
      </Button>
    </div>
  );
};
