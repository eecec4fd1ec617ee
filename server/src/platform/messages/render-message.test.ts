import { describe, expect, it } from 'vitest';
import type { Channel } from '#contract/accounts/accounts.ts';
import { type Language, languages } from '#contract/common.ts';
import { modules } from '../../modules.ts';
import { movableClock } from '../../testing/movable-clock.ts';
import type { MessageContent, MessageDefinitions, Messages } from './define-message.ts';
import { renderMessage } from './render-message.ts';

const surroundings = {
  clock: movableClock('2026-09-30T15:30:00Z'),
  config: {
    publicUrl: 'https://booking.checkpoint-zabaikalsk.example.org/',
    timeZone: 'Asia/Chita',
    site: { supportEmail: 'support@checkpoint-zabaikalsk.example.org', supportPhone: '+861234567890123' },
  },
};

const code = '987654';
const slot = Temporal.Instant.from('2026-09-30T13:00:00Z');

const definitions: MessageDefinitions = Object.assign({}, ...modules.map(({ messages }) => messages));

const longest = Object.entries(definitions).map(([template, { longest: params, carriesCode, parts }]) => ({
  template,
  parts,
  said: { template, params, ...(carriesCode && { code }) } as MessageContent,
}));

const every = longest.flatMap((message) => languages.map((language) => ({ ...message, language })));

const render = ({ said, language }: Pick<(typeof every)[number], 'said' | 'language'>, channel: Channel) =>
  renderMessage(surroundings, { ...said, language, channel, to: 'reader' });

// ASCII part of the GSM alphabet: ^{}[]~\| and the backquote cost two septets or do not exist.
const gsm7 = /^[A-Za-z0-9 \r\n@$_!"#%&'()*+,\-./:;<=>?]*$/;

describe.each(every)('$template in $language', (item) => {
  it('fits into one SMS, code included, or into two where it has to', () => {
    const { text, subject, html } = render(item, 'SMS');
    if (item.language === 'EN' && !/\p{Script=Han}/u.test(text)) expect(text).toMatch(gsm7);
    // Each part of a multi-part SMS has a header, so less room.
    const [alone, ofSeveral] = gsm7.test(text) ? [160, 153] : [70, 67];
    expect(text.length).toBeLessThanOrEqual(item.parts > 1 ? ofSeveral * item.parts : alone);
    const [words = '', ...lines] = text.split('\n');
    expect(words).not.toMatch(/\{\{|undefined/);
    const forBrowsers = ['', `@booking.checkpoint-zabaikalsk.example.org #${code}`];
    expect(lines).toEqual('code' in item.said ? forBrowsers : []);
    if ('code' in item.said) expect(words.length).toBeLessThanOrEqual(alone);
    expect(text.includes(code)).toBe('code' in item.said);
    expect({ subject, html }).toEqual({ subject: undefined, html: undefined });
  });

  it('is a whole e-mail as text and as HTML', () => {
    const { text, subject = '', html = '' } = render(item, 'EMAIL');
    expect(subject).toMatch(/^[^{}\n]{3,78}$/);
    expect(subject).not.toContain(code);
    expect(text + html).not.toMatch(/\{\{|undefined/);
    expect(text.split('\n').includes(code)).toBe('code' in item.said);
    expect(/<p style="[^"]*font:700 34px[^"]*">987654<\/p>/.test(html)).toBe('code' in item.said);
    expect(html).not.toMatch(/<table|<script|<X&|http:\/\//);
  });
});

describe('an e-mail', () => {
  const html = (language: Language, template: keyof Messages) => {
    const message = longest.find((one) => one.template === template);
    return (message && render({ ...message, language }, 'EMAIL').html) ?? '';
  };

  it('tells times in the checkpoint’s zone and the reader’s words', () => {
    expect(html('RU', 'booking-code')).toContain('30 сентября 2026 г. в 22:00');
    expect(html('EN', 'booking-code')).toContain('30 September 2026 at 22:00');
    expect(html('CN', 'booking-code')).toContain('2026年9月30日 22:00');
    expect(html('EN', 'password-changed')).toContain('1 October 2026 at 00:30');
  });

  it('says its language', () => {
    expect(html('CN', 'login-code')).toContain('<html lang="zh-CN">');
  });

  it('shows what a person typed as text', () => {
    expect(html('EN', 'booking-code')).toContain('黑B 12345 挂 &lt;X&amp;&quot;1&gt;');
  });

  it('links to the own site and nowhere else', () => {
    const own = 'https://booking.checkpoint-zabaikalsk.example.org/user/recovery';
    expect(html('EN', 'password-changed')).toContain(`<a href="${own}">${own}</a>`);
    const foreign = renderMessage(surroundings, {
      template: 'booking-code',
      channel: 'EMAIL',
      to: 'reader',
      language: 'EN',
      code,
      params: { minutes: 15, bookingNumber: '1', plate: 'https://evil.io', slot },
    });
    expect(foreign.html).not.toContain('<a ');
  });
});
