import type { Sender } from './rendered-message.ts';
import { type SmsGateway, smsRequest } from './sms-request.ts';

const patienceMs = 10_000;
const answerLimit = 64 * 1024;

const readAnswer = async (response: Response) => {
  const decoder = new TextDecoder();
  let answer = '';
  for await (const chunk of response.body ?? []) {
    answer += decoder.decode(chunk, { stream: true });
    if (answer.length > answerLimit) break;
  }
  return answer;
};

export const smsSender = (gateway: SmsGateway, timeoutMs = patienceMs): Sender => {
  const success = new RegExp(gateway.success);
  return async (message) => {
    const { url, ...request } = smsRequest(gateway, message);
    // Redirects are refused: following one would give code and number to its target.
    const response = await fetch(url, {
      ...request,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const answer = await readAnswer(response);
    if (!response.ok || !success.test(answer))
      throw Object.assign(new Error('The SMS gateway did not take the message'), {
        code: 'SMS_REFUSED',
        responseCode: response.status,
      });
  };
};
