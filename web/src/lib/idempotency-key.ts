/**
 * A key for the `Idempotency-Key` header: the same for the same body, so that a repeat after a lost answer is the
 * same request, and another one as soon as something was edited.
 */
export const createKeyMaker = () => {
  let last: { body: string; key: string } | undefined;
  return {
    keyFor: (body: unknown): string => {
      const text = JSON.stringify(body);
      if (last?.body !== text) last = { body: text, key: crypto.randomUUID() };
      return last.key;
    },
    /** After success the same words are a new request. */
    forget: () => {
      last = undefined;
    },
  };
};
