/** The cause lies in the environment or in what was typed, so it is told in one sentence without a stack. */
export class PlainError extends Error {}
