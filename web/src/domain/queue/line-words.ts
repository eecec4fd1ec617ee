import i18next from 'i18next';
import type { AdminQueueRow } from '#contract/queue/queue.ts';
import { timeRange } from '../checkpoint/checkpoint-words.ts';

type Forecast = Pick<AdminQueueRow, 'etaFrom' | 'etaTo'>;

/** Writes `18:10–18:25`. Null without a forecast. */
export const forecastWords = ({ etaFrom, etaTo }: Forecast): string | null =>
  etaFrom === null || etaTo === null ? null : timeRange(etaFrom, etaTo);

export const shortName = (driver: string): string => {
  const [last = '', ...others] = driver.split(' ').filter(Boolean);
  const isLettered = /^\p{Script=Cyrillic}/u.test(driver);
  return isLettered ? [last, ...others.map((name) => `${name.slice(0, 1)}.`)].join('\u00a0') : driver;
};

export const gateWords = (gate: string): string =>
  /^\d+$/.test(gate) ? i18next.t('lineActs.gate', { gate }) : gate;

/** True if nobody has seen the truck or it has missed a call. Cancelling is then offered first. */
export const mayBeAbsent = ({ noAnswers, unseen }: Pick<AdminQueueRow, 'noAnswers' | 'unseen'>) =>
  noAnswers > 0 || unseen === true;

/** `late` is also set for trucks that missed their call, but those did not arrive late. */
export const cameLate = ({ late, noAnswers }: Pick<AdminQueueRow, 'late' | 'noAnswers'>) =>
  late && noAnswers === 0;
