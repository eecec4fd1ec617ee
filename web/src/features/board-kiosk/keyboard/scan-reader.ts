import { numberInQr } from '#contract/pass-qr.ts';

export type Keystroke = { readonly key: string; readonly code: string; readonly at: number };

/** A person presses keys a tenth of a second apart at best, a scanner a few milliseconds. */
const scannerGapMs = 60;
const shortestScan = 6;
/** What the server takes. */
const longestScan = 100;

/** The character of a key on the keyboard that scanners imitate, whatever layout or input method is on. */
const characterOfCode = (code: string): string | undefined => {
  const [, character] = /^(?:Key([A-Z])|(?:Digit|Numpad)(\d))$/.exec(code)?.filter(Boolean) ?? [];
  return code === 'Minus' || code === 'NumpadSubtract' ? '-' : character;
};

const isCharacter = (key: string) => [...key].length === 1;

/** What a key types; undefined for one that types nothing. An input method may hide the character, not the key. */
export const characterOf = ({ key, code }: Pick<Keystroke, 'key' | 'code'>): string | undefined => {
  if (isCharacter(key)) return key;
  return ['Process', 'Dead', 'Unidentified'].includes(key) ? characterOfCode(code) : undefined;
};

const textOf = (burst: readonly Keystroke[]): string => {
  const byCode = burst.map((stroke) => characterOfCode(stroke.code) ?? characterOf(stroke) ?? '').join('');
  if (numberInQr(byCode) !== undefined) return byCode;
  return burst.map((stroke) => characterOf(stroke) ?? '').join('');
};

/** Tells the keystrokes of a scanner from those of a person, without any field that has to have the focus. */
export const createScanReader = () => {
  let burst: Keystroke[] = [];
  const isGoingOn = (at: number) => at - (burst.at(-1)?.at ?? Number.NEGATIVE_INFINITY) <= scannerGapMs;
  return {
    /** A key that types something. */
    add: (stroke: Keystroke): void => {
      burst = isGoingOn(stroke.at) ? [...burst, stroke] : [stroke];
    },
    /** At Enter: what was scanned, if it was a scanner. */
    finish: (at: number): string | undefined => {
      const isScan = burst.length >= shortestScan && isGoingOn(at);
      const text = isScan ? textOf(burst).trim().slice(0, longestScan) : undefined;
      burst = [];
      return text || undefined;
    },
  };
};
