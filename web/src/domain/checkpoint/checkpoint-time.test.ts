import { describe, expect, test, vi } from 'vitest';
import { offsetMinutes } from '../../lib/time/date-format.ts';
import { deviceDiffers, formatClock, formatDay, offsetLabel } from './checkpoint-time.ts';

const winter = new Date('2026-11-20T00:30:00Z');

describe('checkpoint time', () => {
  test.each([
    ['Asia/Chita', 540, 'UTC+9'],
    ['Asia/Kolkata', 330, 'UTC+5:30'],
    ['America/St_Johns', -210, 'UTC−3:30'],
    ['UTC', 0, 'UTC'],
  ])('%s is %i minutes east of UTC and called %s', (zone, minutes, label) => {
    expect(offsetMinutes(winter, zone)).toBe(minutes);
    expect(offsetLabel(winter, zone)).toBe(label);
  });

  test('the clock runs from 00 to 23 in every language, and the day is that of the checkpoint', () => {
    const lateEvening = new Date('2026-11-20T15:05:00Z');
    for (const locale of ['ru', 'en', 'zh-CN']) {
      expect(formatClock(lateEvening, { timeZone: 'Asia/Chita', locale })).toBe('00:05');
    }
    expect(formatDay(lateEvening, { timeZone: 'Asia/Chita', locale: 'ru' })).toBe('сб, 21 ноября');
  });

  test('a device in another zone of the same offset does not differ', () => {
    vi.stubEnv('TZ', 'Asia/Tokyo');
    expect(deviceDiffers(winter, 'Asia/Chita')).toBe(false);
    vi.stubEnv('TZ', 'Europe/Moscow');
    expect(deviceDiffers(winter, 'Asia/Chita')).toBe(true);
    vi.unstubAllEnvs();
  });
});
