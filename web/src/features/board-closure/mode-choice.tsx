import { useTranslation } from 'react-i18next';
import cover from '../../ui/fields/cover-input.module.css';
import styles from './mode-choice.module.css';
import type { ClosureMode } from './use-closure.ts';

const modes = ['close', 'shift'] as const;

type Props = { readonly mode: ClosureMode; readonly onChoose: (mode: ClosureMode) => void };

export const ModeChoice = ({ mode, onChoose }: Props) => {
  const { t } = useTranslation();
  return (
    <div className={styles.choice}>
      <div className={styles.modes} role="radiogroup" aria-label={t('boardClosure.mode.label')}>
        {modes.map((one) => (
          <label key={one} className={styles.mode}>
            <input
              type="radio"
              name="closure-mode"
              className={cover.input}
              checked={one === mode}
              onChange={() => onChoose(one)}
            />
            {t(`boardClosure.mode.${one}`)}
          </label>
        ))}
      </div>
      <p className={styles.note}>{t(`boardClosure.mode.${mode}Note`)}</p>
    </div>
  );
};
