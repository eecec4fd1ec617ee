type Facts = Record<string, unknown>;

/** Parts of names of secrets and personal data, in any notation. `req` and `res` contain all of them. */
const secretParts =
  /password|passwd|secret|token|authorization|cookie|header|phone|mail|recipient|username|firstname|lastname|patronymic|driver|(?<!tem)plate/;
/** Secret only as whole names; as parts of names they are harmless, as in `statusCode`. */
const secretNames = new Set(['code', 'query', 'body', 'url', 'req', 'res', 'to', 'target', 'params']);

const isSecret = (name: string) => {
  const plain = name.toLowerCase().replace(/[^a-z]/g, '');
  return secretNames.has(plain) || secretParts.test(plain);
};

const censored = '[redacted]';
const deepest = 4;

const isNested = (value: unknown): value is Facts => typeof value === 'object' && value !== null;

const shown = (name: string, value: unknown, depth: number): unknown => {
  if (isSecret(name)) return value === undefined ? undefined : censored;
  if (value instanceof Error) return safeError(value);
  if (!isNested(value)) return value;
  return depth === deepest ? censored : withoutSecrets(value, depth + 1);
};

export const withoutSecrets = (facts: Facts, depth = 0): Facts => {
  let clean = facts;
  for (const name of Object.keys(facts)) {
    const value = shown(name, facts[name], depth);
    if (value === facts[name]) continue;
    if (clean === facts) clean = (Array.isArray(facts) ? [...facts] : { ...facts }) as Facts;
    clean[name] = value;
  }
  return clean;
};

type ErrorLike = Error & { code?: unknown; constraint?: unknown; table?: unknown };

/** These errors quote the invalid value in their message: PostgreSQL's class 22 and JSON.parse. */
const quotesValues = ({ code, name }: ErrorLike) =>
  name === 'SyntaxError' || (typeof code === 'string' && /^22\w{3}$/.test(code));

const framesOf = (stack: string | undefined) =>
  stack
    ?.split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');

/** `detail` of PostgreSQL and parameters added by drivers contain values, so they are left out. */
const safeError = (error: ErrorLike) => ({
  type: error.name,
  ...(quotesValues(error)
    ? { message: censored, stack: framesOf(error.stack) }
    : { message: error.message, stack: error.stack }),
  state: error.code,
  constraint: error.constraint,
  table: error.table,
});
