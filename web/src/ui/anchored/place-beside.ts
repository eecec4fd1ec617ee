export type Box = { top: number; bottom: number; left: number; width: number };
type Size = { width: number; height: number };

const margin = 8;

/**
 * Places a panel below its anchor, or above if there is more room, always within the view. `room` is the height that
 * the panel can have without covering its anchor.
 */
export const placeBeside = (anchor: Box, panel: Size, view: Box, gap: number) => {
  const roomBelow = view.bottom - anchor.bottom - gap - margin;
  const roomAbove = anchor.top - view.top - gap - margin;
  const isBelow = panel.height <= roomBelow || roomBelow >= roomAbove;
  const rightmost = view.left + view.width - panel.width - margin;
  const preferredTop = isBelow ? anchor.bottom + gap : anchor.top - gap - panel.height;
  const lowest = view.bottom - margin - panel.height;
  return {
    room: isBelow ? roomBelow : roomAbove,
    top: Math.max(view.top + margin, Math.min(preferredTop, lowest)),
    left: Math.max(view.left + Math.min(margin, view.width - panel.width), Math.min(anchor.left, rightmost)),
  };
};
