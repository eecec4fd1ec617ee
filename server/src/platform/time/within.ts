/** Rejects with the error if the promise takes longer. */
export const within = async <T>(
  promise: Promise<T>,
  ms: number,
  error: Error = new Error('not in time'),
): Promise<T> => {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(error), ms);
  try {
    return await Promise.race([promise, late.promise]);
  } finally {
    clearTimeout(timer);
  }
};
