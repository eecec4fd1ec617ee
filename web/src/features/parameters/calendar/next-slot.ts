import type { CalendarDay } from './plan-week.ts';

const steps: Readonly<Record<string, { readonly days: number; readonly slots: number }>> = {
  ArrowUp: { days: 0, slots: -1 },
  ArrowDown: { days: 0, slots: 1 },
  ArrowLeft: { days: -1, slots: 0 },
  ArrowRight: { days: 1, slots: 0 },
};

/** The slot that contains a time. Days may differ in slot length. */
const slotAt = ({ slots }: CalendarDay, time: string) =>
  slots.findLast(({ start }) => start.slice(11) <= time)?.start;

/** The slot to which an arrow key leads. Undefined for other keys. */
export const nextSlot = (days: readonly CalendarDay[], start: string, key: string): string | undefined => {
  const place = days.findIndex(({ day }) => day === start.slice(0, 10));
  const slots = days[place]?.slots ?? [];
  if (key === 'Home') return slots[0]?.start;
  if (key === 'End') return slots.at(-1)?.start;
  const step = steps[key];
  if (!step) return undefined;
  if (step.days !== 0) {
    const beside = days[place + step.days];
    return beside && slotAt(beside, start.slice(11));
  }
  return slots[slots.findIndex((slot) => slot.start === start) + step.slots]?.start;
};
