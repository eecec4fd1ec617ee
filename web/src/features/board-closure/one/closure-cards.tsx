import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { ClosureView } from '#contract/bookings/closures.ts';
import { May } from '../../../domain/account/may.tsx';
import { longDay, wallDay, wallTime } from '../../../domain/checkpoint/checkpoint-words.ts';
import { Plate } from '../../../domain/plate/plate.tsx';
import { askForReason } from '../../../domain/reasons/ask-for-reason.ts';
import { Badge } from '../../../ui/badge/badge.tsx';
import { TextButton } from '../../../ui/button/text-button.tsx';
import { SectionCard } from '../../../ui/card/section-card.tsx';
import facts from '../../../ui/facts/facts.module.css';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/text/text.module.css';
import { isOneDay, periodWords } from '../period/period-words.ts';
import { endsOf, isCalledOff, isLive, reopeningQuery, reword, wholePeriod } from './closure-calls.ts';
import styles from './closure-view.module.css';

type Props = { readonly closure: ClosureView };

export const PeriodCard = ({ closure, now }: Props & { readonly now: number }) => {
  const { t } = useTranslation();
  const [from, to] = [Date.parse(closure.from), Date.parse(closure.to)];
  const last = Date.parse(wholePeriod(closure).to);
  const shareOf = (at: number) =>
    `${Math.min(1, Math.max(0, (at - from) / Math.max(1, last - from))) * 100}%`;
  const former = endsOf(closure).find((end) => Date.parse(end) !== to);
  const isOff = isCalledOff(closure);
  const period = isOff ? wholePeriod(closure) : closure;
  const rangeOf = (words: (at: string) => string) =>
    isOneDay(period)
      ? words(period.from)
      : t('boardClosure.when.range', { from: words(period.from), to: words(period.to) });
  return (
    <SectionCard
      title={t('boardClosure.one.period')}
      action={<span className={text.dimmed}>{rangeOf((at) => longDay(wallDay(at)))}</span>}
    >
      <p className={styles.period}>{isOneDay(period) ? periodWords(period) : rangeOf(wallTime)}</p>
      <div>
        <div className={styles.track} aria-hidden="true">
          <span
            className={styles.closed}
            data-tone="red"
            style={{ inlineSize: shareOf(isOff ? from : to) }}
          />
          <span className={styles.now} style={{ insetInlineStart: shareOf(now) }} />
          {former && (
            <span className={styles.former} style={{ insetInlineStart: shareOf(Date.parse(former)) }} />
          )}
        </div>
        <p className={`${layout.apart} ${text.small}`}>
          <span>{wallTime(closure.from)}</span>
          {former && !isOff && Date.parse(former) > to && <span>{wallTime(closure.to)}</span>}
          {former && <span>{t('boardClosure.one.wasUntil', { time: wallTime(former) })}</span>}
          {last === to && <span>{wallTime(closure.to)}</span>}
        </p>
      </div>
    </SectionCard>
  );
};

export const ReasonsCard = ({ closure }: Props) => {
  const { t } = useTranslation();
  const { reasons } = closure;
  const change = () =>
    askForReason({
      title: t('boardClosure.one.otherReason'),
      message: t('boardClosure.one.otherReasonNote'),
      label: t('boardClosure.one.reason'),
      okLabel: t('common.save'),
      kind: 'CLOSURE',
      reasons,
      submit: (words) => reword(closure, words),
    });
  return (
    <SectionCard
      title={t('boardClosure.one.reason')}
      action={
        isLive(closure) && (
          <May access="operator">
            <TextButton onClick={() => void change()}>{t('boardClosure.one.changeReason')}</TextButton>
          </May>
        )
      }
    >
      <dl className={facts.facts}>
        {(['RU', 'EN', 'CN'] as const).map((language) => (
          <div key={language}>
            <dt>{t(`boardClosure.one.languages.${language}`)}</dt>
            <dd className={reasons[language] ? text.breaks : text.dimmed}>
              {reasons[language] ?? t('boardClosure.one.noText')}
            </dd>
          </div>
        ))}
      </dl>
    </SectionCard>
  );
};

export const YardCard = ({ closure }: Props) => {
  const { t } = useTranslation();
  const { inYard } = closure;
  if (inYard.count === 0 || !isLive(closure)) return null;
  const silent = inYard.count - inYard.told;
  return (
    <SectionCard
      title={t('boardClosure.one.yard', { count: inYard.count })}
      action={silent === 0 && <Badge tone="green">{t('boardClosure.one.allTold')}</Badge>}
    >
      <dl className={`${layout.columns} ${styles.tiles}`}>
        {(
          [
            ['yardTold', inYard.told],
            ['yardSilent', silent],
          ] as const
        ).map(([name, count]) => (
          <div key={name} className={layout.boxed}>
            <dd className={text.strong}>{count}</dd>
            <dt className={text.small}>{t(`boardClosure.one.${name}`)}</dt>
          </div>
        ))}
      </dl>
      <p className={text.hint}>{t('boardClosure.one.yardKeeps')}</p>
      <div className={layout.row}>
        {inYard.next.map(({ id, vehicleRegistrationPlate }) => (
          <Plate key={id} text={vehicleRegistrationPlate} size="sm" />
        ))}
      </div>
    </SectionCard>
  );
};

export const ReopeningCard = ({ closure }: Props) => {
  const { t } = useTranslation();
  const { data: reopening } = useQuery({ ...reopeningQuery(closure), enabled: isLive(closure) });
  if (!isLive(closure) || !reopening) return null;
  const { places, bookings } = reopening;
  return (
    <SectionCard
      title={t(closure.state === 'PLANNED' ? 'boardClosure.one.ifTakenBack' : 'boardClosure.one.ifOpened')}
    >
      <p>
        <strong>{t('boardClosure.one.freed', { count: places })}</strong>{' '}
        {places > 0 && bookings > 0 && t('boardClosure.one.offeredFirst', { count: bookings })}
      </p>
    </SectionCard>
  );
};
