/** Instants are in ISO 8601 with any offset. */
export type Appointment = {
  readonly uid: string;
  /** Increases with every change, so that calendars update the same appointment. */
  readonly sequence: number;
  readonly start: string;
  readonly end: string;
  readonly summary: string;
  readonly description: string;
  readonly url: string;
  readonly location: string | undefined;
  readonly geo: { readonly lat: number; readonly lon: number } | undefined;
  readonly remindMinutesBefore: number;
};

const lineOctets = 75;
const encoder = new TextEncoder();

/** Writes UTC, which is right in any time zone (RFC 5545, 3.3.5). */
const utc = (instant: string | Date) =>
  `${new Date(instant).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;

/** Escapes a text (RFC 5545, 3.3.11). */
const text = (value: string) => value.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n');

/** RFC 5545, 3.1: a line has at most 75 octets including its leading space. No character is split. */
export const fold = (line: string): string => {
  const lines: string[] = [];
  let current = '';
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > lineOctets) {
      lines.push(current);
      current = ' ';
      octets = 1;
    }
    current += character;
    octets += size;
  }
  return [...lines, current].join('\r\n');
};

/** A calendar file (RFC 5545) with one appointment and a reminder. */
export const calendarFile = (appointment: Appointment, now: Date): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Oktet//Booking//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${appointment.uid}`,
    `DTSTAMP:${utc(now)}`,
    `SEQUENCE:${appointment.sequence}`,
    `DTSTART:${utc(appointment.start)}`,
    `DTEND:${utc(appointment.end)}`,
    `SUMMARY:${text(appointment.summary)}`,
    `DESCRIPTION:${text(appointment.description)}`,
    `URL:${appointment.url}`,
    ...(appointment.location ? [`LOCATION:${text(appointment.location)}`] : []),
    ...(appointment.geo ? [`GEO:${appointment.geo.lat};${appointment.geo.lon}`] : []),
    'STATUS:CONFIRMED',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${text(appointment.summary)}`,
    `TRIGGER:-PT${appointment.remindMinutesBefore}M`,
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
    .map((line) => `${fold(line)}\r\n`)
    .join('');
