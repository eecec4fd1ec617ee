import { momentWords, wallDay, wallTime } from '../../../domain/checkpoint/checkpoint-words.ts';

/** No line ends within it. */
export const wholeMoment = (instant: string) => momentWords(instant).replaceAll(/\s/g, '\u00a0');

/** A day that both ends share is named once. */
export const stretchOfTime = (from: string, to: string) =>
  wallDay(from) === wallDay(to)
    ? `${wholeMoment(from)}–\u2060${wallTime(to)}`
    : `${wholeMoment(from)} – ${wholeMoment(to)}`;
