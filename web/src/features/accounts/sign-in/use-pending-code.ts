import { useEffect, useState } from 'react';
import type { Confirmation } from '#contract/accounts.ts';
import { loadCodeStep, type PendingCode } from './load-code-step.ts';

/** Which form the code was asked for at. */
type Place = 'login' | 'registration' | 'board';
type Kept = { readonly confirmation: Confirmation; readonly keptAt: number };

const keyOf = (place: Place) => `oktet.pending-code.${place}`;

const keep = (place: Place, confirmation: Confirmation) => {
  try {
    sessionStorage.setItem(keyOf(place), JSON.stringify({ confirmation, keptAt: Date.now() } satisfies Kept));
  } catch {
    // Without storage a reload begins anew, as it would on any other device.
  }
};

const forget = (place: Place) => {
  try {
    sessionStorage.removeItem(keyOf(place));
  } catch {
    // Then nothing was kept.
  }
};

/** With the times that are left of it, or nothing when it has run out. */
const readKept = (place: Place): Confirmation | null => {
  try {
    const kept: Kept | null = JSON.parse(sessionStorage.getItem(keyOf(place)) ?? 'null');
    if (kept === null) return null;
    const { confirmation, keptAt } = kept;
    const passed = Math.max(0, Math.round((Date.now() - keptAt) / 1000));
    const expiresInSeconds = confirmation.expiresInSeconds - passed;
    if (!(expiresInSeconds > 0)) return null;
    const resendInSeconds = Math.max(0, confirmation.resendInSeconds - passed);
    return { ...confirmation, resendInSeconds, expiresInSeconds };
  } catch {
    return null;
  }
};

/**
 * The code that a form waits for. Phones drop a page while its person reads the message in another application:
 * the page comes back asking for the same code.
 */
export const usePendingCode = (place: Place) => {
  const [pending, setPending] = useState<PendingCode | null>(null);

  useEffect(() => {
    const confirmation = readKept(place);
    if (confirmation === null) return;
    let isLeft = false;
    const show = async () => {
      const CodeStep = await loadCodeStep();
      if (!isLeft) setPending({ confirmation, CodeStep });
    };
    // Without the step's code the form stays, and another one can be asked for there.
    show().catch(() => undefined);
    return () => {
      isLeft = true;
    };
  }, [place]);

  return {
    pending,
    /** Asks for it in the form's place. */
    ask: (next: PendingCode) => {
      keep(place, next.confirmation);
      setPending(next);
    },
    /** Back to the form. */
    giveUp: () => {
      forget(place);
      setPending(null);
    },
    /** It was right: the screen stays until the next one comes. */
    settle: () => forget(place),
  };
};
