export const afterPaint = (act: () => void) => requestAnimationFrame(() => requestAnimationFrame(act));
