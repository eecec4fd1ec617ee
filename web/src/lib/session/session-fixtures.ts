export const tokenFor = (sub: unknown, sid?: string) =>
  `e30.${Buffer.from(JSON.stringify({ sub, sid })).toString('base64url')}.signature`;

export const inMemoryStorage = () => {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
};
