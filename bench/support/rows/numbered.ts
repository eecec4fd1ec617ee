import { digits } from '../drivers.ts';

/** Texts and ids of rows that are made by numbers, as those of the drivers are. */
export const numbered = (prefix: string, number: string) =>
  `'${prefix}' || lpad((${number})::text, ${digits}, '0')`;
export const numberedId = (kind: string, number: string) =>
  `(${numbered(`${kind}0000000-0000-7000-8000-`, number)})::uuid`;
