/** The cause lies in the environment or in what was typed: told as one sentence, without a stack. */
export class PlainError extends Error {}
