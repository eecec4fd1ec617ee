/** Accepts 9, 8:30, 8.30, 0830, 9：15. */
const typed = /^(\d{1,2})(?:\s*[:.\-\s]\s*(\d{2})|(\d{2}))?$/;

/** Reads a time as `HH:mm`, even 24:00. Null if the text is no time. */
export const readTime = (text: string): string | null => {
  const [, hours = '', apart, together] = typed.exec(text.normalize('NFKC').trim()) ?? [];
  if (hours === '') return null;
  const minutes = apart ?? together ?? '00';
  const isTime = Number(hours) < 24 ? Number(minutes) < 60 : hours === '24' && minutes === '00';
  return isTime ? `${hours.padStart(2, '0')}:${minutes}` : null;
};
