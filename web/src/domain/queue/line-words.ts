import i18next from 'i18next';
import type { AdminQueueRow } from '#contract/queue/queue.ts';
import { timeRange } from '../checkpoint/checkpoint-words.ts';

type Forecast = Pick<AdminQueueRow, 'etaFrom' | 'etaTo'>;

/** `18:10–18:25`, or null while nobody can say. */
export const forecastWords = ({ etaFrom, etaTo }: Forecast): string | null =>
  etaFrom === null || etaTo === null ? null : timeRange(etaFrom, etaTo);

/** `Цыренов Б. Д.`: enough to call a driver by. Names of other scripts stay whole. */
export const shortName = (driver: string): string => {
  const [last = '', ...others] = driver.split(' ').filter(Boolean);
  const isLettered = /^\p{Script=Cyrillic}/u.test(driver);
  return isLettered ? [last, ...others.map((name) => `${name.slice(0, 1)}.`)].join('\u00a0') : driver;
};

/** A gate that is but a number gets its word; one with a name has it already. */
export const gateWords = (gate: string): string =>
  /^\d+$/.test(gate) ? i18next.t('lineActs.gate', { gate }) : gate;

/** A truck that did not answer its call lets others pass as a late one does, but it did not come late. */
export const cameLate = ({ late, noAnswers }: Pick<AdminQueueRow, 'late' | 'noAnswers'>) =>
  late && noAnswers === 0;
