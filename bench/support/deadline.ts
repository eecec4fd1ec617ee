/** Whatever hangs does not hang for ever: what was started goes with this process. */
export const endAfter = (minutes: number): void => {
  const end = () => {
    console.error(`It was not done after ${minutes} minutes.`);
    process.exit(1);
  };
  setTimeout(end, minutes * 60_000).unref();
};
