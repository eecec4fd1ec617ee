import i18next from 'i18next';
import type { DrawApplication } from '#contract/draws/draws.ts';
import { profileQuery } from '../../../domain/account/profile.ts';
import { longDay } from '../../../domain/checkpoint/checkpoint-words.ts';
import { confirmCodeDialog } from '../../../domain/confirmation/confirm-code-dialog.ts';
import { outdateDraws } from '../../../domain/draw/draws.ts';
import { plateText } from '../../../domain/plate/plate-text.ts';
import { call, fetchBody } from '../../../lib/api.ts';
import { queryClient } from '../../../lib/query-client.ts';
import type { ApplyBody, ChangeBody } from './apply-values.ts';

type Sent = {
  readonly body: ApplyBody;
  readonly key: string;
  readonly captchaToken: string | undefined;
};

/** Idempotent by `key`: a retry after a lost response does not apply twice. */
export const sendApplication = async (date: string, { body, key, captchaToken }: Sent) => {
  const answer = await call('POST /draws/{date}/applications', {
    params: { date },
    body: { ...body, ...(captchaToken !== undefined && { captchaToken }) },
    headers: { 'Idempotency-Key': key },
    expect: 201,
  });
  return answer.body;
};

const at = ({ date, id }: DrawApplication) => ({ params: { date, id } });

export const changeApplication = (application: DrawApplication, body: ChangeBody): Promise<DrawApplication> =>
  fetchBody('PUT /draws/{date}/applications/{id}', { ...at(application), body });

export const withdrawApplication = async (application: DrawApplication) => {
  await call('DELETE /draws/{date}/applications/{id}', { ...at(application), expect: 204 });
};

/** Asks for the code once. Given up, the application waits for it on its card. */
export const confirmApplication = async (application: DrawApplication): Promise<void> => {
  const { confirmation, date, vehicleRegistrationPlate } = application;
  if (!confirmation) return;
  const profile = await queryClient.ensureQueryData(profileQuery);
  await confirmCodeDialog({
    confirmation,
    emailVerified: profile.email?.verified === true,
    subject: i18next.t('draw.mine.subject', {
      day: longDay(date),
      plate: plateText(vehicleRegistrationPlate),
    }),
    confirm: async (code, signal) => {
      await call('POST /draws/{date}/applications/{id}/confirm', {
        ...at(application),
        body: { code },
        expect: 200,
        signal,
      });
    },
    resend: async (signal) => {
      await call('POST /draws/{date}/applications/{id}/resend', { ...at(application), expect: 204, signal });
    },
  });
  await outdateDraws();
};
