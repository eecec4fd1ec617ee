import type { Dispatch } from 'react';
import { useTranslation } from 'react-i18next';
import layout from '../../../ui/layout/layout.module.css';
import { LanguageButtons } from '../frame/language-buttons.tsx';
import { TapButton } from '../frame/tap-button.tsx';
import { endingLength, type KioskAction, type Step } from '../kiosk-state.ts';
import { EraseButton, SubmitButton } from './buttons.tsx';
import styles from './entry.module.css';
import { GivenText } from './given-text.tsx';
import { KeyPad } from './keys.tsx';

type PhoneScreenProps = {
  readonly step: Extract<Step, { name: 'phone' }>;
  readonly isBusy: boolean;
  readonly dispatch: Dispatch<KioskAction>;
  readonly canSubmit: boolean;
  readonly onSubmit: () => void;
};

const rows = ['123', '456', '789', '0'];
const places = Array.from({ length: endingLength }, (_, place) => place);

/** Anybody can read a plate, so the driver proves ownership by the last digits of the phone number. */
export const PhoneScreen = ({ step, isBusy, dispatch, canSubmit, onSubmit }: PhoneScreenProps) => {
  const { t } = useTranslation();
  const { text, digits, note } = step;
  return (
    <div className={`${layout.filling} ${styles.screen}`}>
      <div className={`${layout.filling} ${styles.upper}`}>
        <LanguageButtons on="wide" />
        <GivenText text={text} />
        <h1>{t('kiosk.phone.heading')}</h1>
        <p role="status" className={note === null ? styles.hint : styles.note} data-note={note}>
          {t(`kiosk.phone.${note ?? 'hint'}`)}
        </p>
        <div className={`${layout.line} ${styles.ending}`}>
          <output
            className={`${layout.line} ${styles.digits}`}
            aria-label={t('kiosk.phone.heading')}
            data-note={note}
          >
            {places.map((place) => (
              <span
                key={place}
                className={`${layout.line} ${styles.digit}`}
                data-next={place === digits.length}
              >
                {digits[place]}
              </span>
            ))}
          </output>
          <EraseButton onErase={() => dispatch({ type: 'erase' })} />
        </div>
      </div>
      <div className={styles.lower}>
        <LanguageButtons on="upright" />
        <KeyPad rows={rows} onKey={(key) => dispatch({ type: 'key', key })} />
        <div className={`${layout.line} ${styles.buttons}`}>
          <TapButton className={styles.back} disabled={isBusy} onClick={() => dispatch({ type: 'back' })}>
            {t('kiosk.phone.back')}
          </TapButton>
          <SubmitButton isBusy={isBusy} canSubmit={canSubmit} onSubmit={onSubmit} />
        </div>
      </div>
    </div>
  );
};
