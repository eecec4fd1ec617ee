const frames = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏'];

/** @param {number} since */
const seconds = (since) => Math.round((performance.now() - since) / 1000);

/**
 * Shows that a long step is moving: a spinner on a terminal, a line every few seconds elsewhere. Returns what ends it.
 * @param {string} label
 */
export const startProgress = (label) => {
  const out = process.stderr;
  const began = performance.now();
  let frame = 0;
  const draw = () => {
    if (out.isTTY) out.write(`\r\x1b[K${frames[frame++ % frames.length]} ${label} ${seconds(began)} s`);
    else out.write(`  ${label} … ${seconds(began)} s\n`);
  };
  if (!out.isTTY) out.write(`• ${label}\n`);
  const timer = setInterval(draw, out.isTTY ? 100 : 5000);
  /** @param {boolean} isDone */
  return (isDone) => {
    clearInterval(timer);
    const took = ((performance.now() - began) / 1000).toFixed(1);
    out.write(`${out.isTTY ? '\r\x1b[K' : ''}${isDone ? '✔' : '✘'} ${label} ${took} s\n`);
  };
};
