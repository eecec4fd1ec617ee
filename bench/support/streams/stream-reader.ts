import { once } from 'node:events';
import { connect } from 'node:net';

/** Times in milliseconds of the monotonic clock that all processes share. */
export type StreamObservations = {
  readonly arrivals: Map<number, number[]>;
  /** Deltas that did not follow the revision the reader had. */
  missed: number;
  ended: number;
};

export const sharedClock = (): number => Number(process.hrtime.bigint()) / 1e6;

const changePattern = /^event: delta\nid: (\d+)\ndata: \{"base":(\d+)/m;
const statePattern = /^event: state\nid: (\d+)/m;

const note = <K>(map: Map<K, number[]>, key: K, value: number) => {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
};

/** Opens a stream and follows it. Resolves with the first full snapshot. */
export const follow = async (port: number, request: string, seen: StreamObservations): Promise<void> => {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true });
  await once(socket, 'connect');
  const started = Promise.withResolvers<void>();
  let revision: number | undefined;
  let rest = '';
  const take = (block: string) => {
    const change = changePattern.exec(block);
    if (change) {
      const [, to, base] = change.map(Number);
      if (base !== revision) seen.missed += 1;
      revision = to;
      note(seen.arrivals, Number(to), sharedClock());
      return;
    }
    const state = statePattern.exec(block);
    if (!state) return;
    revision = Number(state[1]);
    started.resolve();
  };
  socket.setEncoding('latin1');
  socket.on('data', (text: string) => {
    const blocks = (rest + text).split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) take(block);
  });
  socket.on('error', (error) => started.reject(error));
  socket.on('close', () => {
    seen.ended += 1;
    started.reject(new Error(`the stream ended: ${rest.slice(0, 200)}`));
  });
  socket.write(request);
  await started.promise;
};
