/** With the rights of another user, where this one is root. Nothing may be awaited meanwhile. */
export const asUser = <T>(uid: number, work: () => T): T => {
  if (process.geteuid?.() !== 0) return work();
  process.seteuid?.(uid);
  try {
    return work();
  } finally {
    process.seteuid?.(0);
  }
};

/** With the rights of a stranger: root has all, so that none could be missing. */
export const asNobody = <T>(work: () => T): T => asUser(65_534, work);
