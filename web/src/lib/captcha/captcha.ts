import { ApiError, NetworkError } from '../api-error.ts';

type CaptchaOptions = {
  /** True while the browser works on the challenge. */
  readonly onChecking?: (checking: boolean) => void;
};

/** A solution ages and works once, so a refused one is replaced; refused again, something else is wrong. */
const maxSolutions = 2;

const isCaptchaRequired = (error: unknown) =>
  error instanceof ApiError && error.body?.code === 'CAPTCHA_REQUIRED';

const loadSolver = () =>
  import('./captcha-solver.ts').catch((cause: unknown) => {
    throw new NetworkError(cause);
  });

/** Makes a call; when the server wants a proof of work first, delivers it and makes the call again. */
export const withCaptcha = async <T>(
  attempt: (captchaToken?: string) => Promise<T>,
  { onChecking }: CaptchaOptions = {},
): Promise<T> => {
  const attemptWith = async (token: string | undefined, solutionsLeft: number): Promise<T> => {
    try {
      return await attempt(token);
    } catch (error) {
      if (!isCaptchaRequired(error) || solutionsLeft === 0) throw error;
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
