import { hasCode, NetworkError } from '../api-error.ts';

/** A solution expires and works once, so a refused one is replaced, but only one time. */
const maxSolutions = 2;

const loadSolver = () =>
  import('./captcha-solver.ts').catch((cause: unknown) => {
    throw new NetworkError(cause);
  });

export type Captcha = { readonly captchaToken?: string };

export const withCaptcha = async <T>(
  attempt: (captcha: Captcha) => Promise<T>,
  onChecking?: (checking: boolean) => void,
): Promise<T> => {
  const attemptWith = async (captcha: Captcha, solutionsLeft: number): Promise<T> => {
    try {
      return await attempt(captcha);
    } catch (error) {
      if (!hasCode(error, 'CAPTCHA_REQUIRED') || solutionsLeft === 0) throw error;
    }
    onChecking?.(true);
    const { solveCaptcha } = await loadSolver();
    return attemptWith({ captchaToken: await solveCaptcha() }, solutionsLeft - 1);
  };
  try {
    return await attemptWith({}, maxSolutions);
  } finally {
    onChecking?.(false);
  }
};
