import { momentWords, wallDay, wallTime } from '../../../domain/checkpoint/checkpoint-words.ts';

/** With non-breaking spaces. */
export const wholeMoment = (instant: string) => momentWords(instant).replaceAll(/\s/g, '\u00a0');

/** The date is given once if both ends share it. */
export const stretchOfTime = (from: string, to: string) =>
  wallDay(from) === wallDay(to)
    ? `${wholeMoment(from)}–\u2060${wallTime(to)}`
    : `${wholeMoment(from)} – ${wholeMoment(to)}`;
