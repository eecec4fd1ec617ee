import { numberInQr } from '#kernel/passes/pass-qr.ts';
import { longestPass, signedPassIn } from '#kernel/passes/signed-pass.ts';

export type Keystroke = {
  readonly key: string;
  readonly code: string;
  readonly at: number;
  readonly shift?: boolean;
};

/** People type keys at least 100 ms apart, scanners a few milliseconds. */
const scannerGapMs = 80;
const shortestScan = 6;
/** Some scanners are as slow as people. The code of a pass is then recognized by its format. */
const slowGapMs = 1000;
const longestCode = 30;
const longestScan = longestPass;

/** Reads the physical key, because scanners imitate a Latin keyboard, whatever layout or input method is active. */
const characterOfCode = (code: string): string | undefined => {
  const [, character] = /^(?:Key([A-Z])|(?:Digit|Numpad)(\d))$/.exec(code)?.filter(Boolean) ?? [];
  return code === 'Minus' || code === 'NumpadSubtract' ? '-' : character;
};

const isCharacter = (key: string) => [...key].length === 1;

/** Undefined for other keys than characters. An input method may hide `key` but not `code`. */
export const characterOf = ({ key, code }: Pick<Keystroke, 'key' | 'code'>): string | undefined => {
  if (isCharacter(key)) return key;
  return ['Process', 'Dead', 'Unidentified'].includes(key) ? characterOfCode(code) : undefined;
};

const textByCode = (strokes: readonly Keystroke[]) =>
  strokes.map((stroke) => characterOfCode(stroke.code) ?? characterOf(stroke) ?? '').join('');

const textByKey = (strokes: readonly Keystroke[]) =>
  strokes.map((stroke) => characterOf(stroke) ?? '').join('');

const signs: Readonly<Record<string, readonly [plain: string, shifted: string]>> = {
  Minus: ['-', '_'],
  Period: ['.', ''],
  Semicolon: ['', ':'],
};

/** What a Latin keyboard would print, whatever is active. Shift counts, because a signed pass has both cases. */
const printedBy = (stroke: Keystroke): string => {
  const { code, shift = false } = stroke;
  const sign = signs[code]?.[shift ? 1 : 0];
  const character = sign ?? characterOfCode(code) ?? '';
  return shift ? character : character.toLowerCase();
};

const codeIn = (strokes: readonly Keystroke[]): string | undefined => {
  const signed = /OKT1:\S+$/.exec(strokes.map(printedBy).join(''))?.[0];
  if (signed !== undefined && signedPassIn(signed) !== undefined) return signed;
  const code = /\d{6}-\d{4,5}-\d{8}$/.exec(textByCode(strokes.slice(-longestCode)))?.[0];
  return code !== undefined && numberInQr(code) !== undefined ? code : undefined;
};

/** The last keystrokes, as far as they came at a scanner's speed. */
const fastOnes = (strokes: readonly Keystroke[]): readonly Keystroke[] => {
  const slow = strokes.findLastIndex(
    ({ at }, index) => at - (strokes[index - 1]?.at ?? Number.NEGATIVE_INFINITY) > scannerGapMs,
  );
  return strokes.slice(slow);
};

/** Recognizes a scanner by its speed, so that no field needs the focus. */
export const createScanReader = () => {
  let strokes: Keystroke[] = [];
  const sinceLast = (at: number) => at - (strokes.at(-1)?.at ?? Number.NEGATIVE_INFINITY);
  return {
    add: (stroke: Keystroke): void => {
      strokes = sinceLast(stroke.at) <= slowGapMs ? [...strokes, stroke].slice(-longestScan) : [stroke];
    },
    /** Called for Enter. Returns the scanned text, or undefined if a person typed. */
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
