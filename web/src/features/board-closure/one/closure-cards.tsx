import { useTranslation } from 'react-i18next';
import type { ClosureAct, ClosureView } from '#contract/bookings/closures.ts';
import { PhoneLink } from '../../../domain/account/phone-link.tsx';
import { momentWords, wallTime, whenWords } from '../../../domain/checkpoint/checkpoint-words.ts';
import { Plate } from '../../../domain/plate/plate.tsx';
import { plateText } from '../../../domain/plate/plate-text.ts';
import { listWords } from '../../../lib/list-words.ts';
import { SectionCard } from '../../../ui/card/section-card.tsx';
import facts from '../../../ui/facts/facts.module.css';
import layout from '../../../ui/layout/layout.module.css';
import figures from '../../../ui/table/figures.module.css';
import text from '../../../ui/text/text.module.css';
import { periodWords } from '../period/period-words.ts';
import styles from './closure-view.module.css';

type Props = { readonly closure: ClosureView };

const endsOf = ({ acts }: ClosureView) =>
  acts.filter(({ undoneAt }) => undoneAt === null).map(({ to }) => to);

/** The bar shows how much of it is over, and where it was to end before. */
export const PeriodCard = ({ closure, now }: Props & { readonly now: number }) => {
  const { t } = useTranslation();
  const [from, to] = [Date.parse(closure.from), Date.parse(closure.to)];
  const last = Math.max(to, ...endsOf(closure).map((end) => Date.parse(end)));
  const shareOf = (at: number) =>
    `${Math.min(1, Math.max(0, (at - from) / Math.max(1, last - from))) * 100}%`;
  const former = endsOf(closure).find((end) => Date.parse(end) !== to);
  return (
    <SectionCard title={t('boardClosure.one.period')}>
      <p className={styles.period}>{periodWords(closure)}</p>
      <div className={styles.bar} aria-hidden="true">
        <span className={styles.closed} style={{ inlineSize: shareOf(to) }} />
        <span className={styles.now} style={{ insetInlineStart: shareOf(now) }} />
        {former && (
          <span className={styles.former} style={{ insetInlineStart: shareOf(Date.parse(former)) }} />
        )}
      </div>
      <p className={`${layout.apart} ${text.hint}`}>
        <span>{wallTime(closure.from)}</span>
        {former && <span>{t('boardClosure.one.wasUntil', { time: wallTime(former) })}</span>}
        <span>{wallTime(closure.to)}</span>
      </p>
    </SectionCard>
  );
};

export const ReasonsCard = ({ closure: { reasons } }: Props) => {
  const { t } = useTranslation();
  return (
    <SectionCard title={t('boardClosure.one.reason')}>
      <dl className={facts.facts}>
        {(['RU', 'EN', 'CN'] as const).map((language) => (
          <div key={language}>
            <dt>{t(`boardClosure.one.languages.${language}`)}</dt>
            <dd className={reasons[language] ? undefined : text.dimmed}>
              {reasons[language] ?? t('boardClosure.one.noText')}
            </dd>
          </div>
        ))}
      </dl>
    </SectionCard>
  );
};

export const YardCard = ({ closure: { inYard } }: Props) => {
  const { t } = useTranslation();
  if (inYard.count === 0) return null;
  const silent = inYard.count - inYard.told;
  return (
    <SectionCard title={t('boardClosure.one.yard', { count: inYard.count })}>
      <p>
        {listWords([
          t('boardClosure.one.yardTold', { count: inYard.told }),
          ...(silent > 0 ? [t('boardClosure.one.yardSilent', { count: silent })] : []),
        ])}
      </p>
      <p className={text.hint}>{t('boardClosure.one.yardKeeps')}</p>
      <div className={layout.row}>
        {inYard.next.map(({ id, vehicleRegistrationPlate }) => (
          <Plate key={id} text={vehicleRegistrationPlate} size="sm" />
        ))}
      </div>
    </SectionCard>
  );
};

const channels = ['EMAIL', 'SMS'] as const;
const countTones = { sent: undefined, failed: 'red', waiting: 'blue' } as const;
const counts = ['sent', 'failed', 'waiting'] as const;

export const MessagesCard = ({ closure }: Props) => {
  const { t } = useTranslation();
  const { messages, unreached, smsPerMinute } = closure;
  return (
    <SectionCard
      title={t('boardClosure.one.messages')}
      hint={t('boardClosure.one.pace', { count: smsPerMinute })}
    >
      <table className={figures.figures}>
        <thead>
          <tr>
            <td />
            {counts.map((count) => (
              <th key={count}>{t(`boardClosure.one.counts.${count}`)}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {channels.map((channel) => (
            <tr key={channel}>
              <th>{t(`boardClosure.one.channels.${channel}`)}</th>
              {counts.map((count) => (
                <td
                  key={count}
                  className={messages[channel][count] > 0 ? text.toned : undefined}
                  data-tone={countTones[count]}
                >
                  {messages[channel][count]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {unreached.length > 0 && (
        <ul className={layout.stack} aria-label={t('boardClosure.one.unreached')}>
          {unreached.map(({ id, vehicleRegistrationPlate, phoneNumber }) => (
            <li key={id} className={layout.row}>
              <Plate text={vehicleRegistrationPlate} size="sm" />
              <span>{t('boardClosure.one.gotNothing')}</span>
              {phoneNumber && <PhoneLink phone={phoneNumber} />}
            </li>
          ))}
        </ul>
      )}
    </SectionCard>
  );
};

const Step = ({ act }: { readonly act: ClosureAct }) => {
  const { t } = useTranslation();
  const by = act.by && `${act.by.firstName} ${act.by.lastName}`;
  const details = [
    ...(by ? [by] : []),
    ...(act.moved > 0 ? [t('boardClosure.one.moved', { count: act.moved })] : []),
  ];
  return (
    <>
      {act.undoneAt && (
        <li>
          <p>
            <strong>{t('boardClosure.one.course.undone')}</strong>{' '}
            <time className={text.dimmed}>{momentWords(act.undoneAt)}</time>
          </p>
          {act.stayed.length > 0 && (
            <p className={text.hint}>
              {t('boardClosure.one.course.stayed', {
                list: listWords(
                  act.stayed.map(
                    ({ vehicleRegistrationPlate, dateBooked }) =>
                      `${plateText(vehicleRegistrationPlate)} ${wallTime(dateBooked)}`,
                  ),
                ),
              })}
            </p>
          )}
        </li>
      )}
      {act.releasedAt && act.type !== 'SHORTENED' && (
        <li>
          <strong>{t('boardClosure.one.course.sent')}</strong>{' '}
          <time className={text.dimmed}>{momentWords(act.releasedAt)}</time>
        </li>
      )}
      <li>
        <p>
          <strong>{t(`boardClosure.one.course.${act.type}`, { when: whenWords(act.to) })}</strong>{' '}
          <time className={text.dimmed}>{momentWords(act.at)}</time>
        </p>
        {details.length > 0 && <p className={text.hint}>{listWords(details)}</p>}
      </li>
    </>
  );
};

export const CourseCard = ({ closure: { acts, offers } }: Props) => {
  const { t } = useTranslation();
  const isOffered = offers.open + offers.taken + offers.declined > 0;
  return (
    <SectionCard title={t('boardClosure.one.course.title')}>
      {isOffered && <p>{t('boardClosure.one.offers', offers)}</p>}
      <ol className={layout.stack}>
        {acts.map((act) => (
          <Step key={act.id} act={act} />
        ))}
      </ol>
    </SectionCard>
  );
};
