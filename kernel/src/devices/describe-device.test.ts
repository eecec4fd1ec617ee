import { expect, test } from 'vitest';
import { describeDevice } from './describe-device.ts';

const chromium = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0';

test.each([
  [`Mozilla/5.0 (Linux; Android 10; K) ${chromium} Mobile Safari/537.36`, 'Chrome', 'Android'],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chromium} YaBrowser/25.8 Safari/537.36`, 'Yandex', 'Windows'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
    'Safari',
    'iPhone',
  ],
  [
    `Mozilla/5.0 (Linux; Android 12; HarmonyOS; ANA-AN00) ${chromium} HuaweiBrowser/14.0 Mobile Safari/537.36`,
    'Huawei Browser',
    'HarmonyOS',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox', 'Linux'],
])('%s', (userAgent, browser, system) => {
  expect(describeDevice(userAgent)).toEqual({ browser, system });
});

test('what is no browser stays unnamed', () => {
  expect(describeDevice('curl/8.5.0')).toBeNull();
  expect(describeDevice(null)).toBeNull();
});
