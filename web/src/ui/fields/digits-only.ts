type TypedText = { text: string; caret: number };

const digitsOf = (text: string) => text.normalize('NFKC').replace(/[^0-9]/g, '');

/** Drops digits that were inserted before the caret and are too many, like a native `maxlength`. */
export const digitsOnly = ({ text, caret }: TypedText, maxLength = Number.POSITIVE_INFINITY): TypedText => {
  const before = digitsOf(text.slice(0, caret));
  const after = digitsOf(text.slice(caret));
  const excess = Math.max(0, before.length + after.length - maxLength);
  const kept = before.slice(0, Math.max(0, before.length - excess));
  return { text: (kept + after).slice(0, maxLength), caret: kept.length };
};
