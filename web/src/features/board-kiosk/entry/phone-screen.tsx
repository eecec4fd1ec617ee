import type { Dispatch } from 'react';
import { useTranslation } from 'react-i18next';
import { LanguageButtons } from '../frame/language-buttons.tsx';
import { endingLength, type KioskAction, type Step } from '../kiosk-state.ts';
import styles from './entry.module.css';
import { EraseButton } from './erase-button.tsx';
import { GivenText } from './given-text.tsx';
import { KeyPad } from './key-pad.tsx';
import { SubmitButton } from './submit-button.tsx';

type PhoneScreenProps = {
  readonly step: Extract<Step, { name: 'phone' }>;
  readonly isBusy: boolean;
  readonly dispatch: Dispatch<KioskAction>;
  readonly canSubmit: boolean;
  readonly onSubmit: () => void;
  readonly onBack: () => void;
};

const rows = ['123', '456', '789', '0'];
const places = Array.from({ length: endingLength }, (_, place) => place);

/** Anybody can read a plate, so the driver proves ownership by the last digits of the phone number. */
export const PhoneScreen = ({ step, isBusy, dispatch, canSubmit, onSubmit, onBack }: PhoneScreenProps) => {
  const { t } = useTranslation();
  const { text, digits, note } = step;
  return (
    <div className={styles.screen}>
      <div className={styles.upper}>
        <LanguageButtons />
        <GivenText text={text} />
        <h1>{t('kiosk.phone.heading')}</h1>
        <p role="status" className={note === null ? styles.hint : styles.note} data-note={note}>
          {t(`kiosk.phone.${note ?? 'hint'}`)}
        </p>
        <div className={styles.ending}>
          <output className={styles.digits} aria-label={t('kiosk.phone.heading')} data-note={note}>
            {places.map((place) => (
              <span key={place} className={styles.digit} data-next={place === digits.length}>
                {digits[place]}
              </span>
            ))}
          </output>
          <EraseButton onErase={() => dispatch({ type: 'erase' })} />
        </div>
      </div>
      <div className={styles.lower}>
        <KeyPad rows={rows} onKey={(key) => dispatch({ type: 'key', key })} />
        <div className={styles.buttons}>
          <button
            type="button"
            className={styles.back}
            disabled={isBusy}
            onMouseDown={(event) => event.preventDefault()}
            onClick={onBack}
          >
            {t('kiosk.phone.back')}
          </button>
          <SubmitButton isBusy={isBusy} canSubmit={canSubmit} onSubmit={onSubmit} />
        </div>
      </div>
    </div>
  );
};
