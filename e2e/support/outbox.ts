import { type APIRequestContext, expect } from '@playwright/test';

export type Message = {
  readonly id: string;
  readonly channel: 'EMAIL' | 'SMS';
  readonly to: string;
  readonly subject: string | null;
  readonly text: string;
  readonly code: string | null;
  readonly createdAt: string;
};

const basic = { Authorization: `Basic ${Buffer.from('e2e:oktet-demo').toString('base64')}` };

/** Messages to `to`, or all if it is absent, newest first. The product has no gateway, so they are kept here. */
export const readOutbox = async (request: APIRequestContext, to?: string): Promise<Message[]> => {
  const answer = await request.get('/dev/outbox', { headers: { Accept: 'application/json', ...basic } });
  expect(answer.status()).toBe(200);
  const messages: Message[] = await answer.json();
  return messages.filter((message) => to === undefined || message.to === to);
};

/** Waits for a message to `to` that matches and whose id is not in `seen`. Returns the newest one. */
export const waitForMessage = async (
  request: APIRequestContext,
  to: string,
  seen: readonly string[] = [],
  matches: (message: Message) => boolean = () => true,
): Promise<Message> => {
  let found: Message | undefined;
  await expect(async () => {
    found = (await readOutbox(request, to)).find((message) => !seen.includes(message.id) && matches(message));
    expect(found, `a message to ${to}`).toBeDefined();
  }).toPass({ intervals: [100, 200, 400], timeout: 20_000 });
  if (!found) throw new Error(`No message to ${to}`);
  return found;
};
