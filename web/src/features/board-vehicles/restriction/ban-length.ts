export const lengths = ['7', '14', '30', 'day', 'lifted'] as const;
export type Length = (typeof lengths)[number];

const dayMs = 86_400_000;

const daysAfter = (day: string, count: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + count * dayMs).toISOString().slice(0, 10);

/** The last day of the ban; null: until lifted. */
export const lastDayOf = (
  length: Length,
  { today, until }: { today: string; until: string },
): string | null => {
  if (length === 'lifted') return null;
  return length === 'day' ? until : daysAfter(today, Number(length));
};
