import type { QueuePlacement } from '#contract/queue/queue.ts';
import { heartbeatSeconds } from '#contract/queue/queue-events.ts';
import { ApiError } from '../../lib/api-error.ts';
import { readEventStream } from '../../lib/event-stream.ts';
import { onSessionChange } from '../../lib/session/session.ts';
import { type QueueMessage, toMessage } from './queue-view.ts';

export type QueueRequest = { readonly placement: QueuePlacement; readonly size?: number | undefined };

export const silenceMs = 2 * heartbeatSeconds * 1000;
const longestPauseMs = 30_000;
/** A long pause, because retries are refused too until somebody signs in or gets the role. */
const refusedPauseMs = 60_000;

/** Random, so that a thousand screens do not reconnect to a restarted server at once. */
const pauseAfter = (failures: number) => Math.random() * Math.min(longestPauseMs, 500 * 2 ** failures);

const isRefused = (error: unknown) => error instanceof ApiError && [401, 403].includes(error.status);

/** Events after which a retry may succeed: back online, tab visible, session changed. */
const onHope = (act: () => void) => {
  const onVisible = () => document.visibilityState === 'visible' && act();
  window.addEventListener('online', act);
  document.addEventListener('visibilitychange', onVisible);
  const stop = onSessionChange(act);
  return () => {
    window.removeEventListener('online', act);
    document.removeEventListener('visibilitychange', onVisible);
    stop();
  };
};

const pause = (ms: number, closing: AbortSignal) =>
  new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer);
      stop();
      closing.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    const stop = onHope(end);
    closing.addEventListener('abort', end);
  });

type Reader = {
  readonly since: () => number | undefined;
  /** False if the message cannot be applied. The stream is then opened again. */
  readonly onMessage: (message: QueueMessage) => boolean;
};

/** Returns when the server ends the stream, after two missed heartbeats, or when the stream is closed. */
const readOnce = async (request: QueueRequest, { since, onMessage }: Reader, closing: AbortSignal) => {
  const attempt = new AbortController();
  const giveUp = () => attempt.abort();
  let timer = setTimeout(giveUp, silenceMs);
  closing.addEventListener('abort', giveUp);
  try {
    await readEventStream('/queue/stream', {
      query: { ...request, since: since() },
      signal: attempt.signal,
      onEvent: (event) => {
        clearTimeout(timer);
        timer = setTimeout(giveUp, silenceMs);
        const message = toMessage(event);
        if (message && !onMessage(message)) giveUp();
      },
    });
  } finally {
    clearTimeout(timer);
    closing.removeEventListener('abort', giveUp);
  }
};

const keepReading = async (request: QueueRequest, reader: Reader, closing: AbortSignal) => {
  let failures = 0;
  const onMessage = (message: QueueMessage) => {
    failures = 0;
    return reader.onMessage(message);
  };
  while (!closing.aborted) {
    let refused = false;
    try {
      await readOnce(request, { ...reader, onMessage }, closing);
    } catch (error) {
      refused = isRefused(error);
    }
    failures += 1;
    if (!closing.aborted) await pause(refused ? refusedPauseMs : pauseAfter(failures), closing);
  }
};

export const openConnection = (request: QueueRequest, reader: Reader) => {
  const closing = new AbortController();
  void keepReading(request, reader, closing.signal);
  return () => closing.abort();
};
