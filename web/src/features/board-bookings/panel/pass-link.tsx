import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Booking } from '#contract/bookings/bookings.ts';
import { May } from '../../../domain/account/may.tsx';
import { hasPass } from '../../../domain/booking/booking-rules.ts';
import { operatorBookingQuery } from '../../../domain/booking/operator-bookings.ts';
import { passAddress } from '../../../domain/booking/pass-links.ts';
import { tell } from '../../../domain/queue/acts/told.ts';
import { fetchBody } from '../../../lib/api.ts';
import controls from '../../../ui/button/text-button.module.css';
import { TextButton } from '../../../ui/button/text-button.tsx';
import { confirmDialog } from '../../../ui/dialogs/open-dialog.ts';
import { tellRefusal } from '../../../ui/errors/handle-error.ts';
import { PanelSection } from '../../../ui/panel/panel-section.tsx';
import text from '../../../ui/text/text.module.css';

const renew = (id: string): Promise<Booking> =>
  fetchBody('POST /booking/{id}/pass-token', { params: { id } });

/** The public link to the pass; it can be replaced if it leaked. */
export const PassLink = ({ booking }: { readonly booking: Booking }) => {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { id, passToken } = booking;
  if (passToken === undefined || !hasPass(booking)) return null;
  const address = passAddress(passToken);
  const askForNew = async () => {
    const isMeant = await confirmDialog({
      title: t('boardBookings.panel.newPassTitle'),
      message: t('boardBookings.panel.newPassText'),
      okLabel: t('boardBookings.panel.newPassOk'),
    });
    if (!isMeant) return;
    try {
      client.setQueryData(operatorBookingQuery(id).queryKey, await renew(id));
      tell({ text: t('boardBookings.panel.newPassDone'), tone: 'done' });
    } catch (error) {
      await tellRefusal(error);
    }
  };
  return (
    <PanelSection
      title={t('boardBookings.panel.pass')}
      beside={
        <May access="operator">
          <TextButton onClick={() => void askForNew()}>{t('boardBookings.panel.newPass')}</TextButton>
        </May>
      }
    >
      <a
        className={`${controls.link} ${text.code} ${text.breaks}`}
        href={address}
        target="_blank"
        rel="noreferrer"
      >
        {address.replace(/^https?:\/\//, '')}
      </a>
    </PanelSection>
  );
};
