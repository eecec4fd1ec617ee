import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { CheckInAnswer } from '#contract/queue/check-in.ts';
import { plateGroups } from '#kernel/plates/parse-plate.ts';
import layout from '../../../ui/layout/layout.module.css';
import { hasPrinter } from './printer.ts';
import styles from './slip.module.css';
import { Slip } from './slip.tsx';

/** Prints the slip once, and says where to take it. */
export const SlipCard = ({ answer }: { readonly answer: CheckInAnswer }) => {
  const { t } = useTranslation();
  const prints = hasPrinter();
  useEffect(() => {
    if (prints) window.print();
  }, [prints]);
  if (!prints) return null;
  return (
    <section className={`${layout.beside} ${styles.card}`}>
      <div className={styles.picture} aria-hidden="true">
        {answer.gate ? t('kiosk.called.gate') : t('kiosk.slip.place')}
        <b>{answer.gate ?? answer.position}</b>
        {plateGroups(answer.vehicleRegistrationPlate ?? '')}
      </div>
      <p>
        <strong>{t('kiosk.slip.take')}</strong>
        <br />
        {t(answer.gate ? 'kiosk.slip.whatCalled' : 'kiosk.slip.what')}
      </p>
      {createPortal(<Slip answer={answer} />, document.body)}
    </section>
  );
};
