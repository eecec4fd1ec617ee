import type { Readiness } from '../log/readiness.ts';
import type { Scanner } from '../storage/scanner.ts';

const everyMs = 10_000;

/** Asks the scanner whether it is there, so that it is missed before the next upload, and its return is noticed. */
export const watchScanner = (scanner: Scanner | undefined, readiness: Readiness) => {
  const look = async () => {
    try {
      await scanner?.ping();
      readiness.end('scanner-away');
    } catch (error) {
      readiness.begin('scanner-away', { err: error });
    }
  };
  if (!scanner) return { look, close: () => undefined };
  const timer = setInterval(look, everyMs);
  timer.unref();
  void look();
  return { look, close: () => clearInterval(timer) };
};
