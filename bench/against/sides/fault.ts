/** What keeps a comparison from beginning, in one sentence for who asked for it. */
export class ComparisonFault extends Error {}

/** Says a fault in its one sentence; anything else is a defect and thrown on. */
export const sayFault = (error: unknown): void => {
  if (!(error instanceof ComparisonFault)) throw error;
  console.error(error.message);
  process.exitCode = 2;
};
