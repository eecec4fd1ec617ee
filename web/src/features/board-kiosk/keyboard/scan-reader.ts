import { numberInQr } from '#kernel/passes/pass-qr.ts';

export type Keystroke = { readonly key: string; readonly code: string; readonly at: number };

/** A person presses keys a tenth of a second apart at best, a scanner a few milliseconds. */
const scannerGapMs = 80;
const shortestScan = 6;
/** Some scanners are no faster than people: a pass's code is known by its form. */
const slowGapMs = 1000;
const longestCode = 30;
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

const textByCode = (strokes: readonly Keystroke[]) =>
  strokes.map((stroke) => characterOfCode(stroke.code) ?? characterOf(stroke) ?? '').join('');

const textByKey = (strokes: readonly Keystroke[]) =>
  strokes.map((stroke) => characterOf(stroke) ?? '').join('');

/** The code of a pass at the end of what was typed. */
const codeIn = (strokes: readonly Keystroke[]): string | undefined => {
  const code = /\d{6}-\d{4,5}-\d{8}$/.exec(textByCode(strokes.slice(-longestCode)))?.[0];
  return code !== undefined && numberInQr(code) !== undefined ? code : undefined;
};

/** The strokes at the end that followed each other as fast as a scanner types. */
const fastOnes = (strokes: readonly Keystroke[]): readonly Keystroke[] => {
  const slow = strokes.findLastIndex(
    ({ at }, index) => at - (strokes[index - 1]?.at ?? Number.NEGATIVE_INFINITY) > scannerGapMs,
  );
  return strokes.slice(slow);
};

/** Tells the keystrokes of a scanner from those of a person, without any field that has to have the focus. */
export const createScanReader = () => {
  let strokes: Keystroke[] = [];
  const sinceLast = (at: number) => at - (strokes.at(-1)?.at ?? Number.NEGATIVE_INFINITY);
  return {
    /** A key that types something. */
    add: (stroke: Keystroke): void => {
      strokes = sinceLast(stroke.at) <= slowGapMs ? [...strokes, stroke].slice(-longestScan) : [stroke];
    },
    /** At Enter: what was scanned, if it was a scanner. */
    finish: (at: number): string | undefined => {
      const pause = sinceLast(at);
      const typed = strokes;
      strokes = [];
      const code = pause <= slowGapMs ? codeIn(typed) : undefined;
      if (code !== undefined) return code;
      const burst = fastOnes(typed);
      const isScan = burst.length >= shortestScan && pause <= scannerGapMs;
      return isScan ? textByKey(burst).trim() || undefined : undefined;
    },
  };
};
