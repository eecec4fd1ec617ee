import type { BoardQueue } from '#contract/queue/queue.ts';
import { QrCode } from '../../../domain/booking/qr-code.tsx';
import { headAddress } from '../../../domain/queue/log-address.ts';
import { useAllWords } from '../words/lead-language.tsx';
import styles from './codes.module.css';

type CodeProps = { readonly address: string; readonly say: Parameters<typeof useAllWords>[0] };

const Code = ({ address, say }: CodeProps) => {
  const [lead, ...others] = useAllWords(say);
  return (
    <div className={styles.code}>
      <QrCode text={address} label={lead?.text ?? ''} className={styles.picture} />
      <p>
        <strong>{lead?.text}</strong>
        {others.map(({ tag, text }) => (
          <span key={tag} lang={tag}>
            {text}
          </span>
        ))}
      </p>
    </div>
  );
};

/** Codes for the driver's phone. One opens the page with his place, the other checks the head of the log. */
export const Codes = ({ head }: { readonly head: BoardQueue['logHead'] }) => (
  <aside className={styles.codes}>
    <Code address={`${location.origin}/booking`} say={(t) => t('display.codes.place')} />
    <Code address={headAddress(head)} say={(t) => t('display.codes.log', { seq: head.seq })} />
  </aside>
);
