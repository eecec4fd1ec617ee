/** Runs as another user if this process is root. `work` must be synchronous. */
export const asUser = <T>(uid: number, work: () => T): T => {
  if (process.geteuid?.() !== 0) return work();
  process.seteuid?.(uid);
  try {
    return work();
  } finally {
    process.seteuid?.(0);
  }
};

/** Runs as an unprivileged user, because root passes all permission checks. */
export const asNobody = <T>(work: () => T): T => asUser(65_534, work);
