import type { LogLine } from '../test-app.ts';
import type { Outcome } from './run-batch.ts';

type Failure = {
  readonly seed: number;
  readonly run: number;
  readonly batch: number;
  readonly outcomes: readonly Outcome[];
  readonly faults: readonly string[];
  readonly log: readonly LogLine[];
};

const line = ({ command: { kind, ...choice }, status, code, bookingId }: Outcome) =>
  `  ${kind} ${JSON.stringify(choice)} → ${status} ${code ?? ''} ${bookingId ?? ''}`;

export const describeFailure = ({ seed, run, batch, outcomes, faults, log }: Failure): string =>
  [
    `Run ${run}, batch ${batch}, MODEL_SEED=${seed}`,
    'What did not hold:',
    ...faults.map((fault) => `  ${fault}`),
    'What ran at the same time:',
    ...outcomes.map(line),
    'What the servers said:',
    ...log.map((said) => `  ${JSON.stringify(said)}`),
  ].join('\n');
