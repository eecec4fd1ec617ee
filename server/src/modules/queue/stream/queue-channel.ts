import type { QueuePlacement } from '#contract/queue/queue.ts';
import type { ShownQueue } from '#contract/queue/queue-events.ts';
import { diffQueue, type QueueDelta } from '#kernel/line/queue-delta.ts';
import { eventBytes } from '../../../platform/streams/event-bytes.ts';
import type { EventStream } from '../../../platform/streams/event-streams.ts';
import { inSlices } from '../../../platform/streams/in-slices.ts';

/** How many changes back a reader that comes back may be. */
const mostRemembered = 100;

export type Wanted = { readonly placement: QueuePlacement; readonly size?: number | undefined };

type Change = {
  readonly base: number;
  readonly revision: number;
  readonly bytes: Buffer;
  /** For who comes back: without the time, which was that of the first sending. */
  readonly again: () => Buffer;
};
type Reader = { readonly stream: EventStream; revision: number };

/** What is sent with the line, as it is at the moment of sending. */
export type Sending = { readonly serverTime: string; readonly build: string };

export type Heartbeat = { readonly revision: number; readonly bytes: Buffer };

export type QueueChannel = {
  readonly isEmpty: () => boolean;
  /** Whether its readers were sent nothing for so long. */
  readonly isSilentFor: (ms: number) => boolean;
  /** The line has changed: everybody gets the same bytes. */
  show(queue: ShownQueue, sending: Sending): Promise<void>;
  /** To those who have this line; the others are about to get it, or have a newer one. */
  beat(heartbeat: Heartbeat): Promise<void>;
  /** Returns the function that takes the reader out. */
  join(stream: EventStream, since: number | undefined, sending: Sending): () => void;
};

export const heartbeatOf = (revision: number, sending: Sending): Heartbeat => ({
  revision,
  bytes: eventBytes({ name: 'heartbeat', data: JSON.stringify({ ...sending, revision }) }),
});

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

/** All readers of one placement and size: the line is compared and written once for all of them. */
export const createQueueChannel = (first: ShownQueue): QueueChannel => {
  const readers = new Set<Reader>();
  const changes: Change[] = [];
  let queue = first;
  let sentAt = performance.now();
  /** The end of the event, which is the same for all; its beginning has the time in it. */
  let sharedEnd: Buffer | undefined;

  const sendState = (stream: EventStream, sending: Sending) => {
    sharedEnd ??= Buffer.from(`${JSON.stringify(queue).slice(1)}\n\n`);
    const opening = JSON.stringify(sending).slice(0, -1);
    stream.send(Buffer.from(`event: state\nid: ${queue.revision}\ndata: ${opening},`));
    stream.send(sharedEnd);
  };

  const sendChange = (reader: Reader, change: Change, sending: Sending) => {
    // Whoever joined while the change was on its way has been given it already.
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
        if (revision === heartbeat.revision) stream.send(heartbeat.bytes);
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
