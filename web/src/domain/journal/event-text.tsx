import { VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import text from '../../ui/text/text.module.css';
import styles from './event-text.module.css';
import type { EventLine } from './words/event-line.ts';

const keyOf = (line: EventLine) => ('text' in line ? line.text : `${line.label} ${line.from} ${line.to}`);

const Line = ({ line }: { readonly line: EventLine }) => {
  const { t } = useTranslation();
  if ('text' in line) return line.text;
  const { label, from, to } = line;
  return (
    <>
      {label !== '' && t('journal.history.field', { label })}
      {from !== null && (
        <span className={to === null ? styles.gone : undefined}>
          <VisuallyHidden>{t('journal.history.was')} </VisuallyHidden>
          {from}
        </span>
      )}
      {from !== null && to !== null && <span aria-hidden="true"> → </span>}
      {to !== null && (
        <strong>
          <VisuallyHidden> {t('journal.history.became')} </VisuallyHidden>
          {to}
        </strong>
      )}
    </>
  );
};

export const EventText = ({ lines }: { readonly lines: readonly EventLine[] }) => (
  <>
    {lines.map((line) => (
      <span key={keyOf(line)} className={`${text.breaks} ${styles.line}`}>
        <Line line={line} />
      </span>
    ))}
  </>
);
