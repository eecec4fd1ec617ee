import { expect, test } from 'vitest';
import { languages } from '#contract/common.ts';
import { modules } from '../../../modules.ts';
import type { Message } from '../define-message.ts';
import { renderMessage, type Surroundings } from '../render-message.ts';
import { payloadOf } from './push-payload.ts';

const site = 'https://booking.checkpoint-zabaikalsk.example.org';
const id = '01980000-0000-7000-8000-0000000000aa';
const surroundings = {
  clock: { now: () => Temporal.Instant.from('2026-11-20T03:00:00Z') },
  config: {
    publicUrl: site,
    timeZone: 'Asia/Chita',
    site: { supportEmail: 'a@b.example', supportPhone: '1' },
  },
} as unknown as Surroundings;

const pushedMessages = modules
  .flatMap(({ messages = {} }) => Object.entries(messages))
  .filter(([, { push }]) => push !== undefined);

test.each(pushedMessages)('%s has no code and fits into a push in every language', (template, definition) => {
  const { push, longest, carriesCode } = definition;
  expect(carriesCode).toBe(false);
  for (const language of languages) {
    const message = { template, params: longest, channel: 'PUSH', to: id, language } as unknown as Message;
    const rendered = { id, template, about: [id], ...renderMessage(surroundings, message) };
    const payload = payloadOf(rendered, push ?? 'call', { apiBase: '/oktet/api/v1' });
    expect(payload.title).not.toBe('');
    expect(payload.body).not.toMatch(/^(Октет|Oktet)|https?:|[\s:：]$/);
    // RFC 8291 leaves 3,993 bytes to the text.
    expect(Buffer.byteLength(JSON.stringify(payload))).toBeLessThan(3993);
    expect(payload.tag).toMatch(/^[\w-]{32}$/);
  }
});
