/** Reads the signature from a beacon's whole answer, or from its hex text alone. Null for any other text. */
export const readSignature = (text: string): string | null => {
  const named = /"signature"\s*:\s*"([0-9a-f]+)"/i.exec(text)?.[1];
  const signature = (named ?? text.trim()).toLowerCase();
  return /^[0-9a-f]{64,192}$/.test(signature) ? signature : null;
};
