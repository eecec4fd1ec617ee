/** The answer of a beacon as it came, or its signature alone, in hex. Null: neither. */
export const readSignature = (text: string): string | null => {
  const named = /"signature"\s*:\s*"([0-9a-f]+)"/i.exec(text)?.[1];
  const signature = (named ?? text.trim()).toLowerCase();
  return /^[0-9a-f]{64,192}$/.test(signature) ? signature : null;
};
