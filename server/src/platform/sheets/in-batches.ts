/** Rows of any number, so many at a time, each batch after the last row of the one before. */
export async function* inBatches<R>(
  size: number,
  read: (after: R | null) => Promise<readonly R[]>,
): AsyncGenerator<readonly R[]> {
  let after: R | null = null;
  for (;;) {
    const batch: readonly R[] = await read(after);
    if (batch.length > 0) yield batch;
    if (batch.length < size) return;
    after = batch.at(-1) ?? null;
  }
}
