import fc from 'fast-check';
import type { ActReasonKind } from '#kernel/log/queue-log-entry.ts';

/** Numbers select among the trucks, slots and instances that exist when the batch begins. */
export type LineCommand = { readonly via: number; readonly truck: number } & (
  | { readonly kind: 'book'; readonly slot: number; readonly priority: boolean }
  | { readonly kind: 'arrive' }
  | { readonly kind: 'next'; readonly expects: 'nobody' | 'the head' | 'somebody' }
  | { readonly kind: 'call' | 'undo' | 'leave' | 'recall' | 'plate' }
  | { readonly kind: 'return'; readonly reasonKind: ActReasonKind }
  | { readonly kind: 'cancel'; readonly byOperator: boolean }
  | { readonly kind: 'priority'; readonly priority: boolean }
  | { readonly kind: 'capacity'; readonly capacity: number }
  | { readonly kind: 'refresh' }
);

/** Before each batch the clock advances and the threshold for being late may change. */
export type LineBatch = {
  readonly minutes: number;
  readonly lateMinutes: number;
  readonly commands: readonly LineCommand[];
};

const index = fc.nat({ max: 1000 });
const rarely = fc.nat({ max: 4 }).map((value) => value === 0);

const kind = <K extends LineCommand['kind']>(name: K) => ({
  kind: fc.constant(name),
  via: index,
  truck: index,
});

const command: fc.Arbitrary<LineCommand> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ ...kind('book'), slot: index, priority: rarely }) },
  { weight: 14, arbitrary: fc.record(kind('arrive')) },
  {
    weight: 8,
    arbitrary: fc.record({
      ...kind('next'),
      expects: fc.constantFrom('nobody', 'nobody', 'the head', 'the head', 'somebody'),
    }),
  },
  { weight: 3, arbitrary: fc.record(kind('call')) },
  {
    weight: 5,
    arbitrary: fc.record({
      ...kind('return'),
      reasonKind: fc.constantFrom<ActReasonKind>('NO_ANSWER', 'NO_ANSWER', 'MISTAKE', 'OTHER'),
    }),
  },
  { weight: 4, arbitrary: fc.record(kind('undo')) },
  { weight: 2, arbitrary: fc.record(kind('leave')) },
  { weight: 2, arbitrary: fc.record(kind('recall')) },
  { weight: 3, arbitrary: fc.record({ ...kind('cancel'), byOperator: fc.boolean() }) },
  { weight: 4, arbitrary: fc.record({ ...kind('priority'), priority: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record(kind('plate')) },
  { weight: 1, arbitrary: fc.record({ ...kind('capacity'), capacity: fc.integer({ min: 1, max: 12 }) }) },
  { weight: 1, arbitrary: fc.record(kind('refresh')) },
);

const batch: fc.Arbitrary<LineBatch> = fc.record({
  minutes: fc.integer({ min: 0, max: 30 }),
  lateMinutes: fc.constantFrom(10, 10, 10, 0, 30),
  commands: fc.array(command, { minLength: 6, maxLength: 14, size: 'max' }),
});

export const lineBatches: fc.Arbitrary<LineBatch[]> = fc.array(batch, {
  minLength: 10,
  maxLength: 16,
  size: 'max',
});
