import { useTranslation } from 'react-i18next';
import { Plate } from '../../../domain/plate/plate.tsx';
import { PlainButton } from '../../../ui/button/plain-button.tsx';
import card from '../../../ui/card/card.module.css';
import parts from '../../../ui/card/parts.module.css';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/text/text.module.css';
import { dropMark, type Mark, tellByNumber, undoMark } from '../kept/marks.ts';
import { sendMarks } from '../kept/send-marks.ts';
import styles from './rows.module.css';
import { useMoments } from './times.ts';

const toneOf = ({ state, isUndone }: Mark) => {
  if (state === 'refused') return 'red';
  return state === 'waiting' || isUndone ? 'amber' : 'green';
};

const useFate = () => {
  const { t } = useTranslation();
  return ({ state, isUndone, isUndoRefused, answer }: Mark): string => {
    if (isUndoRefused) return t('boardScan.fates.notUndone');
    if (state === 'waiting') return t(isUndone ? 'boardScan.fates.undoing' : 'boardScan.fates.waiting');
    const fault = answer?.passFault ?? answer?.scanFault;
    if (fault) return t(`boardScan.faults.${fault}`);
    return answer ? t(`boardScan.outcomes.${answer.outcome}`) : t('boardScan.fates.refused');
  };
};

type Props = { readonly marks: readonly Mark[] };

/** Lists the marks that have to be decided on top, and the last ones that went well below them. */
export const MarkList = ({ marks }: Props) => {
  const { t } = useTranslation();
  const { time } = useMoments();
  const fateOf = useFate();
  if (marks.length === 0) return null;
  return (
    <section aria-label={t('boardScan.marks')}>
      <h2 className={styles.heading}>{t('boardScan.marks')}</h2>
      <ul className={`${card.frame} ${parts.divided}`}>
        {marks.map((mark) => (
          <li
            key={mark.id}
            className={`${layout.stack} ${layout.tight} ${styles.row}`}
            data-tone={toneOf(mark)}
          >
            <div className={layout.apart}>
              {mark.plate === undefined ? (
                <b>{mark.number ?? mark.text}</b>
              ) : (
                <Plate text={mark.plate} size="sm" />
              )}
              <span className={text.figures}>{time(Date.parse(mark.at))}</span>
            </div>
            <div className={layout.apart}>
              <span className={text.toned}>{fateOf(mark)}</span>
              <span className={layout.row}>
                {mark.state !== 'refused' && !mark.isUndone && (
                  <PlainButton onClick={() => void undoMark(mark.id).then(sendMarks)}>
                    {t('boardScan.undo')}
                  </PlainButton>
                )}
                {mark.state === 'refused' && mark.number !== undefined && mark.answer?.passFault && (
                  <PlainButton data-accent="true" onClick={() => void tellByNumber(mark).then(sendMarks)}>
                    {t('boardScan.byNumber')}
                  </PlainButton>
                )}
                {mark.state === 'refused' && (
                  <PlainButton onClick={() => void dropMark(mark)}>{t('boardScan.settled')}</PlainButton>
                )}
              </span>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
};
