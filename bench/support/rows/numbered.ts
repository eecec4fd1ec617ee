import { digits } from '../drivers.ts';

/** SQL for texts and ids derived from a row number, like those of the drivers. */
export const numbered = (prefix: string, number: string) =>
  `'${prefix}' || lpad((${number})::text, ${digits}, '0')`;
export const numberedId = (kind: string, number: string) =>
  `(${numbered(`${kind}0000000-0000-7000-8000-`, number)})::uuid`;
