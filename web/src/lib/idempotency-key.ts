/**
 * `Idempotency-Key` header: the same body keeps its key, so a retry after a lost answer is not executed
 * twice; an edited body gets a new key.
 */
export const createKeyMaker = () => {
  let last: { body: string; key: string } | undefined;
  return {
    keyFor: (body: unknown): string => {
      const text = JSON.stringify(body);
      if (last?.body !== text) last = { body: text, key: crypto.randomUUID() };
      return last.key;
    },
    /** Call after success, so that the same body counts as a new request. */
    forget: () => {
      last = undefined;
    },
  };
};

export type KeyMaker = ReturnType<typeof createKeyMaker>;
