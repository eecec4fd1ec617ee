import { type Dispatch, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '#contract/common.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import columns from '../../../ui/layout/layout.module.css';
import { LanguageButtons } from '../frame/language-buttons.tsx';
import { useLateTap } from '../frame/tap-button.tsx';
import type { KioskAction, KioskState } from '../kiosk-state.ts';
import { EraseButton, SubmitButton } from './buttons.tsx';
import styles from './entry.module.css';
import { KeyPad, LayoutTabs } from './keys.tsx';
import { keysOf, rowsOf, shownText } from './plate-keys.ts';

/** A decorative pattern, which is deliberately no code that can be scanned. */
const Code = () => (
  <svg viewBox="0 0 25 25" className={styles.code} shapeRendering="crispEdges" aria-hidden="true">
    <path
      fill="currentColor"
      fillRule="evenodd"
      d="M2 2h7v7H2zm1 1v5h5V3zm1 1h3v3H4zM16 2h7v7h-7zm1 1v5h5V3zm1 1h3v3h-3zM2 16h7v7H2zm1 1v5h5v-5zm1 1h3v3H4zM11 2h1v2h-1zM13 3h2v2h-2zM11 6h2v1h-2zM14 7h1v3h-1zM11 9h2v2h-2zM2 11h3v1H2zM6 11h2v2H6zM9 12h3v1H9zM13 12h2v2h-2zM16 11h3v1h-3zM20 11h3v2h-3zM3 13h2v1H3zM10 14h2v2h-2zM16 14h2v2h-2zM19 15h2v1h-2zM22 14h1v3h-1zM12 17h3v1h-3zM16 18h2v3h-2zM19 18h2v2h-2zM11 20h3v3h-3zM20 21h3v2h-3zM15 22h3v1h-3z"
    />
  </svg>
);

const ScanHint = () => {
  const { t } = useTranslation();
  return (
    <section className={`${columns.line} ${styles.scan}`}>
      <Icon
        stroke={2.2}
        path="M3 8V5a2 2 0 0 1 2-2h3M16 3h3a2 2 0 0 1 2 2v3M21 16v3a2 2 0 0 1-2 2h-3M8 21H5a2 2 0 0 1-2-2v-3M7 12h10"
      />
      <p>
        {t('kiosk.scan.question')} <strong>{t('kiosk.scan.show')}</strong>
        <br />
        {t('kiosk.scan.where')}
      </p>
      <Code />
    </section>
  );
};

type EntryScreenProps = {
  readonly state: KioskState;
  readonly dispatch: Dispatch<KioskAction>;
  readonly canSubmit: boolean;
  readonly onSubmit: () => void;
};

/** Ignores taps on a kept text so early: the second tap of a double tap on "back" or "done" lands here. */
const ignoredMs = 700;

export const EntryScreen = ({ state, dispatch, canSubmit, onSubmit }: EntryScreenProps) => {
  const { t } = useTranslation();
  const { layout, typed, isBusy } = state;
  const rows = rowsOf(layout, typed);
  const [typedBefore] = useState(typed);
  const submitLate = useLateTap(ignoredMs, onSubmit);
  const submit = typed === typedBefore ? submitLate : onSubmit;
  const chooseLanguage = (language: Language) => dispatch({ type: 'language', language });
  return (
    <div className={`${columns.filling} ${styles.screen}`}>
      <div className={`${columns.filling} ${styles.upper}`}>
        <LanguageButtons on="wide" onChoose={chooseLanguage} />
        <div>
          <h1>{t('kiosk.entry.heading')}</h1>
          <p className={styles.hint}>{t('kiosk.entry.hint')}</p>
        </div>
        <div className={`${columns.line} ${styles.field}`}>
          <output aria-label={t('kiosk.entry.field')}>{shownText(layout, typed)}</output>
          <span className={styles.caret} aria-hidden="true" />
          {typed === '' && (
            <span className={styles.pattern} aria-hidden="true">
              {keysOf[layout].pattern}
            </span>
          )}
          {typed !== '' && <EraseButton onErase={() => dispatch({ type: 'erase' })} />}
        </div>
        <ScanHint />
      </div>
      <div className={styles.lower}>
        <LanguageButtons on="upright" onChoose={chooseLanguage} />
        <LayoutTabs layout={layout} onChoose={(chosen) => dispatch({ type: 'layout', layout: chosen })} />
        <KeyPad
          rows={rows}
          withLikely={layout === 'china' && typed === ''}
          onKey={(key) => dispatch({ type: 'key', key })}
        />
        <SubmitButton isBusy={isBusy} canSubmit={canSubmit} onSubmit={submit} />
      </div>
    </div>
  );
};
