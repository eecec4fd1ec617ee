import { hasCode, NetworkError } from '../api-error.ts';

/** A solution expires and works once, so a refused one is replaced, but only once. */
const maxSolutions = 2;

const loadSolver = () =>
  import('./captcha-solver.ts').catch((cause: unknown) => {
    throw new NetworkError(cause);
  });

/** Repeats the call with a proof of work if the server requires one. */
export const withCaptcha = async <T>(
  attempt: (captchaToken?: string) => Promise<T>,
  onChecking?: (checking: boolean) => void,
): Promise<T> => {
  const attemptWith = async (token: string | undefined, solutionsLeft: number): Promise<T> => {
    try {
      return await attempt(token);
    } catch (error) {
      if (!hasCode(error, 'CAPTCHA_REQUIRED') || solutionsLeft === 0) throw error;
    }
    onChecking?.(true);
    const { solveCaptcha } = await loadSolver();
    return attemptWith(await solveCaptcha(), solutionsLeft - 1);
  };
  try {
    return await attemptWith(undefined, maxSolutions);
  } finally {
    onChecking?.(false);
  }
};
