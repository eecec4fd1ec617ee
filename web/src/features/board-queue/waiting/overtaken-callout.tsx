import { useTranslation } from 'react-i18next';
import { plateText } from '../../../domain/plate/plate-text.ts';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { PlainButton } from '../../../ui/button/plain-button.tsx';
import { Callout } from '../../../ui/callout/callout.tsx';
import layout from '../../../ui/layout/layout.module.css';
import type { Head, Overtaken } from './use-call-next.ts';

type Props = {
  readonly overtaken: Overtaken;
  readonly isSending: boolean;
  readonly onCall: (head: Head) => void;
  readonly onDismiss: () => void;
};

/** The queue changed first: nobody was called; offers to call the new head. */
export const OvertakenCallout = ({ overtaken: { told, head }, isSending, onCall, onDismiss }: Props) => {
  const { t } = useTranslation();
  const plate = head && plateText(head.plate);
  return (
    <Callout role="alert">
      <p>
        {told} {plate ? t('boardQueue.next.firstNow', { plate }) : t('boardQueue.next.nobodyNow')}
      </p>
      <div className={layout.row}>
        {head && (
          <PlainButton aria-busy={isSending} onClick={() => onCall(head)}>
            {t('boardQueue.next.whom', { plate })}
          </PlainButton>
        )}
        <IconButton label={t('lineActs.bar.dismiss')} icon="close" onPress={onDismiss} />
      </div>
    </Callout>
  );
};
