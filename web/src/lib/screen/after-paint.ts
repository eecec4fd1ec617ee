/** Acts once what has just changed can be seen. */
export const afterPaint = (act: () => void) => requestAnimationFrame(() => requestAnimationFrame(act));
