import i18next from 'i18next';
import type { DrawApplication } from '#contract/draws/draws.ts';
import { longDay } from '../../../domain/checkpoint/checkpoint-words.ts';
import { confirmCodeDialog } from '../../../domain/confirmation/confirm-code-dialog.ts';
import { outdateDraws, ownApplicationsQuery } from '../../../domain/draw/draws.ts';
import { plateText } from '../../../domain/plate/plate-text.ts';
import { call, fetchBody } from '../../../lib/api.ts';
import { hasCode } from '../../../lib/api-error.ts';
import type { Captcha } from '../../../lib/captcha/captcha.ts';
import { queryClient } from '../../../lib/query-client.ts';
import type { ApplyBody, ChangeBody } from './apply-values.ts';

type Sent = {
  readonly body: ApplyBody;
  readonly key: string;
  readonly captcha: Captcha;
};

/** Idempotent by `key`: a retry after a lost response does not apply twice. */
export const sendApplication = async (date: string, { body, key, captcha }: Sent) => {
  const answer = await call('POST /draws/{date}/applications', {
    params: { date },
    body: { ...body, ...captcha },
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

/** True if an earlier attempt has used the code, because its response may have been lost. */
const takesPart = async ({ date, id }: DrawApplication) => {
  const applications = await queryClient.fetchQuery({ ...ownApplicationsQuery(date), staleTime: 0 });
  return applications.some((one) => one.id === id && one.confirmation === undefined);
};

/** Asks for the code. If the driver gives up, the card asks for it again. */
export const confirmApplication = async (application: DrawApplication): Promise<void> => {
  const { confirmation, date, vehicleRegistrationPlate } = application;
  if (!confirmation) return;
  await confirmCodeDialog({
    confirmation,
    subject: i18next.t('draw.mine.subject', {
      day: longDay(date),
      plate: plateText(vehicleRegistrationPlate),
    }),
    confirm: async (code, signal) => {
      const request = { ...at(application), body: { code }, expect: 200, signal } as const;
      try {
        await call('POST /draws/{date}/applications/{id}/confirm', request);
      } catch (error) {
        if (!hasCode(error, 'NOT_AWAITING_CODE') || !(await takesPart(application))) throw error;
      }
    },
    resend: async (signal) => {
      await call('POST /draws/{date}/applications/{id}/resend', { ...at(application), expect: 204, signal });
    },
  });
  await outdateDraws();
};
