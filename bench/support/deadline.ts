/** A hanging bench exits, which also stops the processes it started. */
export const endAfter = (minutes: number): void => {
  const end = () => {
    console.error(`It was not done after ${minutes} minutes.`);
    process.exit(1);
  };
  setTimeout(end, minutes * 60_000).unref();
};
