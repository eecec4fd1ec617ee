/** The same body keeps its key, so that a retry after a lost answer does nothing twice. */
export const createKeyMaker = () => {
  let last: { body: string; key: string } | undefined;
  return {
    keyFor: (body: unknown): string => {
      const text = JSON.stringify(body);
      if (last?.body !== text) last = { body: text, key: crypto.randomUUID() };
      return last.key;
    },
    /** Called after success, so that the same body counts as a new request. */
    forget: () => {
      last = undefined;
    },
  };
};

export type KeyMaker = ReturnType<typeof createKeyMaker>;
