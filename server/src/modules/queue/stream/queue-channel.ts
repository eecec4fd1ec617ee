import type { QueuePlacement } from '#contract/queue/queue.ts';
import type { ShownQueue } from '#contract/queue/queue-events.ts';
import { diffQueue, type QueueDelta } from '#kernel/line/queue-delta.ts';
import { eventBytes } from '../../../platform/streams/event-bytes.ts';
import type { EventStream } from '../../../platform/streams/event-streams.ts';
import { inSlices } from '../../../platform/streams/in-slices.ts';

/** How many changes a reconnecting reader may have missed. */
const mostRemembered = 100;

export type QueueSelection = { readonly placement: QueuePlacement; readonly size?: number | undefined };

type Change = {
  readonly base: number;
  readonly revision: number;
  readonly bytes: Buffer;
  /** For reconnecting readers, without `serverTime`, because an old time would set their clocks back. */
  readonly again: () => Buffer;
};
type Reader = { readonly stream: EventStream; revision: number };

export type Sending = { readonly serverTime: string; readonly build: string };

export type Heartbeat = { readonly revision?: number; readonly bytes: Buffer };

export type QueueChannel = {
  readonly isEmpty: () => boolean;
  readonly isSilentFor: (ms: number) => boolean;
  show(queue: ShownQueue, sending: Sending): Promise<void>;
  /** A heartbeat with a revision is sent only to readers that have it; the others get a change, or have a newer one. */
  beat(heartbeat: Heartbeat): Promise<void>;
  /** Returns a function that removes the reader. */
  join(stream: EventStream, since: number | undefined, sending: Sending): () => void;
};

export const heartbeatOf = (revision: number, sending: Sending): Heartbeat => ({
  revision,
  bytes: eventBytes({ name: 'heartbeat', data: JSON.stringify({ ...sending, revision }) }),
});

/** An SSE comment: it shows proxies that the stream lives, and tells readers nothing. */
export const signOfLife: Heartbeat = { bytes: Buffer.from(': the line cannot be read now\n\n') };

const changeOf = (delta: QueueDelta, { serverTime }: Sending): Change => {
  const { base, revision } = delta;
  const bytesOf = (data: object) => eventBytes({ name: 'delta', id: revision, data: JSON.stringify(data) });
  let again: Buffer | undefined;
  return {
    base,
    revision,
    bytes: bytesOf({ ...delta, serverTime }),
    again: () => {
      again ??= bytesOf(delta);
      return again;
    },
  };
};

/**
 * A channel has the readers of one placement and size, so that each change is diffed and serialized once for all
 * of them.
 */
export const createQueueChannel = (first: ShownQueue): QueueChannel => {
  const readers = new Set<Reader>();
  const changes: Change[] = [];
  let queue = first;
  let sentAt = performance.now();
  /** The serialized line, which all readers share. The time is sent before it. */
  let sharedEnd: Buffer | undefined;

  const sendState = (stream: EventStream, sending: Sending) => {
    sharedEnd ??= Buffer.from(`${JSON.stringify(queue).slice(1)}\n\n`);
    const opening = JSON.stringify(sending).slice(0, -1);
    stream.send(Buffer.from(`event: state\nid: ${queue.revision}\ndata: ${opening},`));
    stream.send(sharedEnd);
  };

  const sendChange = (reader: Reader, change: Change, sending: Sending) => {
    // A reader that joined meanwhile already has this change.
    if (reader.revision === change.revision) return;
    if (reader.revision === change.base) reader.stream.send(change.bytes);
    else sendState(reader.stream, sending);
    reader.revision = change.revision;
  };

  const changesSince = (since: number | undefined): readonly Change[] | undefined => {
    if (since === queue.revision) return [];
    const from = changes.findIndex(({ base }) => base === since);
    return from < 0 ? undefined : changes.slice(from);
  };

  return {
    isEmpty: () => readers.size === 0,
    isSilentFor: (ms) => performance.now() - sentAt >= ms,
    show: async (next, sending) => {
      if (next.revision === queue.revision) return;
      const change = changeOf(diffQueue(queue, next), sending);
      changes.push(change);
      if (changes.length > mostRemembered) changes.shift();
      queue = next;
      sharedEnd = undefined;
      sentAt = performance.now();
      await inSlices(readers, (reader) => sendChange(reader, change, sending));
    },
    beat: (heartbeat) => {
      sentAt = performance.now();
      return inSlices(readers, ({ stream, revision }) => {
        if ((heartbeat.revision ?? revision) === revision) stream.send(heartbeat.bytes);
      });
    },
    join: (stream, since, sending) => {
      const missed = changesSince(since);
      if (missed) {
        for (const { again } of missed) stream.send(again());
        stream.send(heartbeatOf(queue.revision, sending).bytes);
      } else sendState(stream, sending);
      const reader = { stream, revision: queue.revision };
      readers.add(reader);
      return () => void readers.delete(reader);
    },
  };
};
