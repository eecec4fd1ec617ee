import { isStopping } from '../lib/run-process.ts';
import type { Outcome, Step } from './steps.ts';

export type StepResult = Outcome & { readonly name: string; readonly seconds: number };

const attempt = async (step: Step): Promise<Outcome> => {
  try {
    return await step.run();
  } catch (error) {
    return { problems: [error instanceof Error ? error.message : String(error)] };
  }
};

const report = ({ name, problems, note, seconds }: StepResult) => {
  const time = `${seconds.toFixed(1)} s`.padStart(7);
  console.log(`${problems.length === 0 ? '✔' : '✘'} ${name.padEnd(20)} ${time}${note ? `  ${note}` : ''}`);
  for (const problem of problems) console.log(problem.replaceAll(/^/gm, '    '));
};

export const runSteps = async (steps: readonly Step[], atOnce: number): Promise<StepResult[]> => {
  const waiting = [...steps];
  const results: StepResult[] = [];
  const worker = async () => {
    for (let step = waiting.shift(); step && !isStopping(); step = waiting.shift()) {
      const began = performance.now();
      const outcome = await attempt(step);
      const result = { ...outcome, name: step.name, seconds: (performance.now() - began) / 1000 };
      results.push(result);
      report(result);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return results;
};
