export type Box = { top: number; bottom: number; left: number; width: number };
export type Size = { width: number; height: number };

const margin = 8;

/** Below the anchor, or above it when there is more room; never beyond the sides of the view. */
export const placeBeside = (anchor: Box, panel: Size, view: Box, gap: number) => {
  const roomBelow = view.bottom - anchor.bottom - gap - margin;
  const roomAbove = anchor.top - view.top - gap - margin;
  const isBelow = panel.height <= roomBelow || roomBelow >= roomAbove;
  const rightmost = view.left + view.width - panel.width - margin;
  return {
    top: isBelow ? anchor.bottom + gap : anchor.top - gap - panel.height,
    left: Math.max(view.left + Math.min(margin, view.width - panel.width), Math.min(anchor.left, rightmost)),
  };
};
