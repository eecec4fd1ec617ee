import { useTranslation } from 'react-i18next';
import type { ClosureView } from '#contract/bookings/closures.ts';
import { PhoneLink } from '../../../domain/account/phone-link.tsx';
import { Plate } from '../../../domain/plate/plate.tsx';
import { SectionCard } from '../../../ui/card/section-card.tsx';
import layout from '../../../ui/layout/layout.module.css';
import figures from '../../../ui/table/figures.module.css';
import text from '../../../ui/text/text.module.css';
import styles from './closure-view.module.css';

const channels = ['EMAIL', 'SMS', 'PUSH'] as const;
const counts = ['sent', 'failed', 'waiting'] as const;
const tones = { sent: 'green', failed: 'red', waiting: 'blue' } as const;

type Deliveries = ClosureView['messages'][(typeof channels)[number]];

const DeliveryBar = ({ deliveries }: { readonly deliveries: Deliveries }) => (
  <span className={styles.delivery} aria-hidden="true">
    {counts.map((count) => (
      <span key={count} data-tone={tones[count]} style={{ flexGrow: deliveries[count] }} />
    ))}
  </span>
);

export const MessagesCard = ({ closure }: { readonly closure: ClosureView }) => {
  const { t } = useTranslation();
  const { messages, unreached, smsPerMinute } = closure;
  return (
    <SectionCard
      title={t('boardClosure.one.messages')}
      action={<span className={text.hint}>{t('boardClosure.one.pace', { count: smsPerMinute })}</span>}
    >
      <table className={`${figures.figures} ${styles.messages}`}>
        <thead>
          <tr>
            <td />
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
              <td>
                <DeliveryBar deliveries={messages[channel]} />
              </td>
              {counts.map((count) => (
                <td
                  key={count}
                  className={messages[channel][count] > 0 && count !== 'sent' ? text.toned : undefined}
                  data-tone={tones[count]}
                >
                  {messages[channel][count]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {unreached.length > 0 && (
        <ul className={styles.unreached} data-tone="red" aria-label={t('boardClosure.one.unreached')}>
          {unreached.map(({ id, vehicleRegistrationPlate, phoneNumber }) => (
            <li key={id} className={layout.apart}>
              <span className={layout.row}>
                <Plate text={vehicleRegistrationPlate} size="sm" />
                {t('boardClosure.one.gotNothing')}
              </span>
              {phoneNumber && <PhoneLink phone={phoneNumber} />}
            </li>
          ))}
        </ul>
      )}
    </SectionCard>
  );
};
