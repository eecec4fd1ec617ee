import { median, sortNumbers } from '../support/load.ts';
import { milliseconds, rate, table } from '../support/table.ts';
import type { Round, Sample } from './turns.ts';

export type Measure = keyof Sample;

/** Targets for the ratio present/other: a minimum for rates, a maximum for everything else. */
export type RatioTargets = Readonly<Record<string, Partial<Record<Measure, number>>>>;

type Ratio = { readonly middle: number; readonly least: number; readonly most: number };

const headings: Readonly<Record<Measure, string>> = {
  perSecond: 'rate',
  product: 'product’s time',
  postgres: 'PostgreSQL’s time',
  p50: 'p50',
  p99: 'p99',
};
const measures = Object.keys(headings) as Measure[];

const valuesOf = (rounds: readonly Round[], side: keyof Round, line: string, measure: Measure) =>
  rounds.map((round) => round[side][line]?.[measure] ?? Number.NaN);

/** Ratios are taken per round, so that other load on the machine affects both sides. */
export const ratioOf = (rounds: readonly Round[], line: string, measure: Measure): Ratio => {
  const other = valuesOf(rounds, 'other', line, measure);
  const ratios = sortNumbers(
    valuesOf(rounds, 'present', line, measure).map((value, round) => value / (other[round] ?? 0)),
  );
  return { middle: median(ratios), least: ratios[0] ?? 0, most: ratios.at(-1) ?? 0 };
};

const meets = (measure: Measure, { middle }: Ratio, wanted: number) =>
  measure === 'perSecond' ? middle >= wanted : middle <= wanted;

const cell = (measure: Measure, ratio: Ratio, wanted?: number) => {
  const { middle, least, most } = ratio;
  if (Number.isNaN(middle)) return '';
  const said = `${middle.toFixed(2)} (${least.toFixed(2)}–${most.toFixed(2)})`;
  if (wanted === undefined) return said;
  const sign = measure === 'perSecond' ? '≥' : '≤';
  return `${said} ${meets(measure, ratio, wanted) ? '✓' : '✗'} ${sign} ${Number(wanted.toFixed(2))}`;
};

const middleOf = (rounds: readonly Round[], side: keyof Round, line: string, measure: Measure) =>
  median(sortNumbers(valuesOf(rounds, side, line, measure)));

export const reportRatios = (rounds: readonly Round[], other: string, wanted: RatioTargets = {}): boolean => {
  const lines = Object.keys(rounds[0]?.present ?? {});
  const ratios = lines.map((line) => [
    line,
    ...measures.map((measure) => cell(measure, ratioOf(rounds, line, measure), wanted[line]?.[measure])),
  ]);
  const sides = [
    ['present', 'present'],
    ['other', other],
  ] as const;
  const figures = lines.flatMap((line) =>
    sides.map(([side, name]) => [
      `${line}, ${name}`,
      ...measures.map((measure) =>
        (measure === 'perSecond' ? rate : milliseconds)(middleOf(rounds, side, line, measure)),
      ),
    ]),
  );
  console.log(`
the present commit ÷ ${other}: the middle of ${rounds.length} rounds in turn (least–most)
`);
  console.log(table(['', ...measures.map((measure) => headings[measure])], ratios));
  console.log('\nthe middle of each; processor time for one answer\n');
  console.log(table(['', ...measures.map((measure) => headings[measure])], figures));
  return lines.every((line) =>
    measures.every((measure) => {
      const target = wanted[line]?.[measure];
      return target === undefined || meets(measure, ratioOf(rounds, line, measure), target);
    }),
  );
};
