import { describe, expect, it } from 'vitest';
import { languages } from '#contract/common.ts';
import { movableClock } from '../clock.ts';
import { renderMessage } from './render-message.ts';
import type { Notice, Template } from './templates.ts';

const surroundings = {
  clock: movableClock('2026-09-30T15:30:00Z'),
  config: {
    publicUrl: 'https://booking.checkpoint-zabaikalsk.example.org/',
    timeZone: 'Asia/Chita',
    site: { supportEmail: 'support@checkpoint-zabaikalsk.example.org', supportPhone: '+861234567890123' },
  },
};

const code = '987654';
const longestTarget = `${'•'.repeat(242)}@example.org`;
const plate = '黑B 12345 挂 <X&"1>';
const reason = 'x'.repeat(500);
const bookingNumber = '260930-12345';
const pass = 'https://booking.checkpoint-zabaikalsk.example.org/pass/AAAAAAAAAAAAAAAAAAAAAA';
const slot = Temporal.Instant.from('2026-09-30T13:00:00Z');

type Unaddressed<N> = N extends Notice ? Omit<N, 'channel' | 'to' | 'language'> : never;

/** Each template once, with the longest values that a real one can get. */
const longest: { readonly [T in Template]: Unaddressed<Extract<Notice, { template: T }>> } = {
  'authorization-code': { template: 'authorization-code', code, params: { minutes: 60 } },
  'login-code': { template: 'login-code', code, params: { minutes: 60 } },
  'password-reset-code': { template: 'password-reset-code', code, params: { minutes: 60 } },
  'booking-code': {
    template: 'booking-code',
    code,
    params: { minutes: 60, bookingNumber, plate, slot },
  },
  'mail-phone-update-code': { template: 'mail-phone-update-code', code, params: { minutes: 60 } },
  'identifier-already-registered': { template: 'identifier-already-registered', params: {} },
  'mail-changed': { template: 'mail-changed', params: { target: longestTarget } },
  'phone-changed': { template: 'phone-changed', params: { target: '+86••••••••••123' } },
  'password-changed': { template: 'password-changed', params: {} },
  'vehicle-approved': { template: 'vehicle-approved', params: { plate } },
  'vehicle-disapproved': { template: 'vehicle-disapproved', params: { plate, reason } },
  'vehicle-warned': { template: 'vehicle-warned', params: { plate, reason, until: slot } },
  'vehicle-banned': { template: 'vehicle-banned', params: { plate, reason, until: slot } },
  'vehicle-unbanned': { template: 'vehicle-unbanned', params: { plate, reason } },
  'strike-warning': {
    template: 'strike-warning',
    params: {
      plate,
      bookingNumber,
      ended: 'was cancelled as a no-show',
      reason,
      until: slot,
      warnings: 99,
      limit: 100,
      days: 1000,
    },
  },
  'strike-ban': {
    template: 'strike-ban',
    params: {
      plate,
      bookingNumber,
      ended: 'was cancelled as a no-show',
      reason,
      until: slot,
      warnings: 100,
    },
  },
  'booking-confirmed': { template: 'booking-confirmed', params: { bookingNumber, plate, slot, pass } },
  'booking-moved': { template: 'booking-moved', params: { bookingNumber, plate, slot, pass, from: slot } },
  'booking-changed': { template: 'booking-changed', params: { bookingNumber, plate, slot, pass } },
  'booking-canceled': { template: 'booking-canceled', params: { bookingNumber, plate, slot, pass, reason } },
  'booking-shifted': {
    template: 'booking-shifted',
    params: { bookingNumber, plate, slot, pass, from: slot, reason },
  },
  'bookings-shifted': { template: 'bookings-shifted', params: { count: 1000, list: plate, reason } },
  'booking-arrived': { template: 'booking-arrived', params: { bookingNumber, plate, slot, pass } },
  'booking-arrival-undone': {
    template: 'booking-arrival-undone',
    params: { bookingNumber, plate, slot, pass },
  },
  'booking-called': {
    template: 'booking-called',
    params: { bookingNumber, plate, slot, pass, gate: ' A' },
  },
  'booking-returned': { template: 'booking-returned', params: { bookingNumber, plate, slot, pass } },
};

const every = Object.values(longest).flatMap((notice) => languages.map((language) => ({ language, notice })));
const render = ({ notice, language }: (typeof every)[number], channel: 'EMAIL' | 'SMS') =>
  renderMessage(surroundings, { ...notice, language, channel, to: 'reader' } as Notice);

// The basic GSM alphabet as far as ASCII goes: ^{}[]~\| and the backquote cost two septets or do not exist.
const gsm7 = /^[A-Za-z0-9 \r\n@$_!"#%&'()*+,\-./:;<=>?]*$/;

/** What has to name truck and booking, or the pass's address, takes two, of 67 characters each. */
const inTwo: readonly Template[] = ['strike-warning', 'strike-ban', 'booking-confirmed'];

describe.each(every)('$notice.template in $language', (item) => {
  it('fits into one SMS, code included, or into two where it has to', () => {
    const { text, subject, html } = render(item, 'SMS');
    if (inTwo.includes(item.notice.template)) expect(text.length).toBeLessThanOrEqual(134);
    else if (item.language === 'EN') {
      expect(text).toMatch(gsm7);
      expect(text.length).toBeLessThanOrEqual(160);
    } else expect(text.length).toBeLessThanOrEqual(70);
    expect(text).not.toMatch(/\{\{|undefined|\n/);
    expect(text.includes(code)).toBe('code' in item.notice);
    expect({ subject, html }).toEqual({ subject: undefined, html: undefined });
  });

  it('is a whole e-mail as text and as HTML', () => {
    const { text, subject = '', html = '' } = render(item, 'EMAIL');
    expect(subject).toMatch(/^[^{}\n]{3,78}$/);
    expect(subject).not.toContain(code);
    expect(text + html).not.toMatch(/\{\{|undefined/);
    expect(text.split('\n').includes(code)).toBe('code' in item.notice);
    expect(/<p style="[^"]*font:700 34px[^"]*">987654<\/p>/.test(html)).toBe('code' in item.notice);
    expect(html).not.toMatch(/<table|<script|<X&|http:\/\//);
  });
});

describe('an e-mail', () => {
  const html = (language: 'RU' | 'EN' | 'CN', template: Template) =>
    render({ notice: longest[template], language }, 'EMAIL').html ?? '';

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
