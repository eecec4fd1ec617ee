import { ensureChromium } from '../../tools/lib/ensure-chromium.ts';
import { capture, tool } from '../../tools/lib/run-process.ts';
import type { Measure } from '../support/measure.ts';

const wanted = 0.98;
const told = /(\d+) interactions, (\d+) over (\d+) ms/;

/** Runs a journey of `npm run test:long` that presses some hundred keys in a full console and times each. */
export const measureConsole: Measure = async () => {
  const chromium = await ensureChromium();
  const { output } = await capture(tool('playwright'), ['test', 'console-speed'], {
    OKTET_LONG: '1',
    ...(chromium && { CHROMIUM_PATH: chromium }),
  });
  const [, pressed, slow, ms] = told.exec(output) ?? [];
  if (!pressed) throw new Error(`the journey did not come to its end\n${output}`);
  const share = 1 - Number(slow) / Number(pressed);
  return [
    {
      what: `console, a full day, processor ÷ 4: acts painted within ${ms} ms`,
      target: `≥ ${wanted * 100} %`,
      measured: `${(share * 100).toFixed(1)} % of ${pressed}`,
      isMet: share >= wanted,
    },
  ];
};
