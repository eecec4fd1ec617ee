/** With the rights of a stranger: root has all, so that none could be missing. Nothing may be awaited meanwhile. */
export const asNobody = <T>(work: () => T): T => {
  if (process.geteuid?.() !== 0) return work();
  process.seteuid?.(65_534);
  try {
    return work();
  } finally {
    process.seteuid?.(0);
  }
};
