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

/** What would have gone out, to `to` or to anybody, newest first. */
export const readOutbox = async (request: APIRequestContext, to?: string): Promise<Message[]> => {
  const answer = await request.get('/dev/outbox', { headers: { Accept: 'application/json', ...basic } });
  expect(answer.status()).toBe(200);
  const messages: Message[] = await answer.json();
  return messages.filter((message) => to === undefined || message.to === to);
};

/** Waits for the newest message to `to` that matches, beyond those in `seen` (their ids). */
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
