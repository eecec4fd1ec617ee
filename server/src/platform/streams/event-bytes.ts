export const eventStreamType = 'text/event-stream';

/** No proxy buffering, no storing. */
export const eventStreamHeaders = {
  'Content-Type': `${eventStreamType}; charset=utf-8`,
  'Cache-Control': 'no-store',
  'X-Accel-Buffering': 'no',
} as const;

type SentEvent = { readonly name: string; readonly id?: string | number; readonly data: string };

/** JSON has no raw line breaks, so one data line suffices. */
export const eventBytes = ({ name, id, data }: SentEvent): Buffer =>
  Buffer.from(`event: ${name}\n${id === undefined ? '' : `id: ${id}\n`}data: ${data}\n\n`);
