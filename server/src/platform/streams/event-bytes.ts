export const eventStreamType = 'text/event-stream';

/** Proxies must not keep events back, and nobody may store them. */
export const eventStreamHeaders = {
  'Content-Type': `${eventStreamType}; charset=utf-8`,
  'Cache-Control': 'no-store',
  'X-Accel-Buffering': 'no',
} as const;

type SentEvent = { readonly name: string; readonly id?: string | number; readonly data: string };

/** A server-sent event. Its data is JSON, which has no line breaks of its own. */
export const eventBytes = ({ name, id, data }: SentEvent): Buffer =>
  Buffer.from(`event: ${name}\n${id === undefined ? '' : `id: ${id}\n`}data: ${data}\n\n`);
