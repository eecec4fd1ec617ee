/** Rejects if it takes longer. */
export const within = <T>(promise: Promise<T>, ms: number): Promise<T> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('not in time')), ms);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
};
