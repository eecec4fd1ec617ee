import * as http from 'node:http';
import * as https from 'node:https';
import type { Sender } from './rendered-message.ts';
import { type SmsGateway, smsRequest } from './sms-request.ts';

const patienceMs = 10_000;
const answerLimit = 64 * 1024;

const readAnswer = async (response: http.IncomingMessage) => {
  let text = '';
  for await (const chunk of response.setEncoding('utf8')) {
    text += chunk;
    if (text.length > answerLimit) break;
  }
  return { status: response.statusCode ?? 0, text };
};

/** Not `fetch`, which costs several times as much. Redirects would give code and number to their target. */
const ask = (request: ReturnType<typeof smsRequest>, timeoutMs: number) =>
  new Promise<Awaited<ReturnType<typeof readAnswer>>>((resolve, reject) => {
    const { url, body, ...options } = request;
    const signal = AbortSignal.timeout(timeoutMs);
    const fail = (error: unknown) => reject(signal.aborted ? signal.reason : error);
    const { request: open } = new URL(url).protocol === 'https:' ? https : http;
    open(url, { ...options, signal }, (response) => readAnswer(response).then(resolve, fail))
      .on('error', fail)
      .end(body);
  });

export const smsSender = (gateway: SmsGateway, timeoutMs = patienceMs): Sender => {
  const success = new RegExp(gateway.success);
  return async (message) => {
    const { status, text } = await ask(smsRequest(gateway, message), timeoutMs);
    if (status < 200 || status > 299 || !success.test(text))
      throw Object.assign(new Error('The SMS gateway did not take the message'), {
        code: 'SMS_REFUSED',
        responseCode: status,
      });
  };
};
