import { Switch } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import card from '../../ui/card/card.module.css';
import { handleError } from '../../ui/errors/handle-error.ts';
import '../../ui/fields/switch-styles.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import tile from '../../ui/icons/icon-tile.module.css';
import layout from '../../ui/layout/layout.module.css';
import text from '../../ui/text/text.module.css';
import { turnPushOff, turnPushOn, usePushState } from './push.ts';
import styles from './push-card.module.css';

const bell = 'M6 17v-6a6 6 0 0 1 12 0v6l1.5 2h-15zM10 21.5h4';

/** Absent in browsers without push. If push is denied or needs an installed application, the card says so. */
export const PushCard = () => {
  const { t } = useTranslation();
  const id = useId();
  const state = usePushState();
  const changing = useMutation({
    mutationFn: () => (state === 'on' ? turnPushOff() : turnPushOn()),
    networkMode: 'always',
    onError: (error) => void handleError(error),
  });
  if (state === 'unsupported') return null;
  const canChange = state === 'on' || state === 'off';
  return (
    <section className={`${card.frame} ${layout.row} ${styles.card}`} aria-labelledby={id}>
      <Icon className={tile.tile} size={40} path={bell} />
      <div className={styles.words}>
        <h2 id={id}>{t(state === 'denied' ? 'push.deniedTitle' : 'push.title')}</h2>
        <p className={text.hint}>{canChange ? t('push.text') : t(`push.${state}`)}</p>
      </div>
      {canChange && (
        <Switch
          size="lg"
          checked={state === 'on'}
          aria-labelledby={id}
          aria-busy={changing.isPending}
          onChange={() => changing.isPending || changing.mutate()}
        />
      )}
    </section>
  );
};
