type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };

const isLoneSurrogate = /\p{Surrogate}/u;

const quoted = (text: string): string => {
  if (isLoneSurrogate.test(text)) throw new Error('Half a character has no canonical form');
  return JSON.stringify(text);
};

/** RFC 8785: equal values give equal text, so their hashes match. */
export const canonicalJson = (value: Json): string => {
  if (typeof value === 'string') return quoted(value);
  if (typeof value === 'number' && !Number.isFinite(value)) throw new Error(`${value} is no JSON`);
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  const fields = value as { readonly [name: string]: Json };
  const names = Object.keys(fields).sort();
  return `{${names.map((name) => `${quoted(name)}:${canonicalJson(fields[name] ?? null)}`).join(',')}}`;
};
