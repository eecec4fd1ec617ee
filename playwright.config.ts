import { defineConfig } from '@playwright/test';
import { chromiumArguments, findChromium } from './tools/lib/find-chromium.ts';

const executablePath = findChromium();
const long = /\.long\.ts|@long/;
const { OKTET_E2E_URL: baseURL, OKTET_LONG } = process.env;

/** A page of a journey is gone before its scripts were worth optimizing. What is timed is for `npm run test:long`. */
const frugal = OKTET_LONG ? [] : ['--js-flags=--no-turbofan', '--disable-gpu'];

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.{spec,long}.ts',
  // What takes minutes, or shows the same in one more language, is for `npm run test:long`.
  ...(OKTET_LONG ? { grep: long } : { grepInvert: long }),
  globalSetup: './e2e/support/global-setup.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  // On two cores: a journey also waits, and three take 0.86 of the time of two.
  workers: 3,
  retries: 0,
  forbidOnly: true,
  // Nothing is waited for that long but on a machine with much else to do.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: process.env.OKTET_REPORT
    ? [['line'], ['json', { outputFile: process.env.OKTET_REPORT }]]
    : [['list']],
  use: {
    ...(baseURL && { baseURL }),
    browserName: 'chromium',
    locale: 'ru-RU',
    timezoneId: 'Asia/Chita',
    viewport: { width: 1280, height: 800 },
    screenshot: 'only-on-failure',
    // It would serve the next test of the profile what it kept in the last; its own tests allow it.
    serviceWorkers: 'block',
    launchOptions: {
      // Tabs of one profile share a process: see e2e/support/test.ts.
      args: [...chromiumArguments, '--process-per-site', ...frugal],
      // Without a UTF-8 locale Chromium gives a download with a Cyrillic name another one.
      env: { ...process.env, LC_ALL: 'C.UTF-8' },
      ...(executablePath && { executablePath }),
    },
  },
});
