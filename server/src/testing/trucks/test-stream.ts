import type { AddressInfo } from 'node:net';
import type { QueueEvents } from '#contract/queue/queue-events.ts';
import type { TestApp } from '../test-app.ts';

type Name = keyof QueueEvents;
export type HeardEvent = {
  [N in Name]: { readonly name: N; readonly data: QueueEvents[N]; readonly at: number };
}[Name];

/** Streams need a real connection, so the server listens on a free port. */
export const listening = async (app: TestApp): Promise<string> => {
  if (!app.server.server.listening) await app.server.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.server.address() as AddressInfo;
  return `http://127.0.0.1:${port}`;
};

const toEvent = (block: string): HeardEvent | undefined => {
  const name = /^event: (.*)$/m.exec(block)?.[1] as Name | undefined;
  const data = /^data: (.*)$/m.exec(block)?.[1];
  return name && data ? ({ name, data: JSON.parse(data), at: performance.now() } as HeardEvent) : undefined;
};

type Caller = { readonly authorization?: string };

export const openStream = async (
  app: TestApp,
  { authorization }: Caller,
  query = 'placement=board',
  headers: Record<string, string> = {},
) => {
  const controller = new AbortController();
  const answer = await fetch(`${await listening(app)}${app.services.config.apiBase}/queue/stream?${query}`, {
    headers: { ...headers, ...(authorization && { authorization }) },
    signal: controller.signal,
  });
  const heard: HeardEvent[] = [];
  const waiting = new Set<() => void>();
  const wake = () => {
    for (const one of waiting) one();
  };
  let hasEnded = false;
  let comments = 0;
  const read = async () => {
    let rest = '';
    const decoder = new TextDecoder();
    for await (const chunk of answer.body ?? []) {
      const blocks = (rest + decoder.decode(chunk, { stream: true })).split('\n\n');
      rest = blocks.pop() ?? '';
      for (const block of blocks) {
        const event = toEvent(block);
        if (event) heard.push(event);
        if (block.startsWith(':')) comments += 1;
      }
      wake();
    }
  };
  const ended = (answer.ok ? read() : Promise.resolve())
    .catch(() => undefined)
    .finally(() => {
      hasEnded = true;
      wake();
    });

  const until = async <E extends HeardEvent>(matches: (event: HeardEvent) => event is E): Promise<E> => {
    for (;;) {
      const found = heard.find(matches);
      if (found) return found;
      if (hasEnded)
        throw new Error(`The stream ended after ${JSON.stringify(heard.map(({ name }) => name))}`);
      await new Promise<void>((resolve) => {
        const woken = () => {
          waiting.delete(woken);
          resolve();
        };
        waiting.add(woken);
      });
    }
  };
  const named = <N extends Name>(name: N) =>
    until((event): event is HeardEvent & { name: N } => event.name === name);
  return {
    status: answer.status,
    headers: answer.headers,
    heard,
    comments: () => comments,
    named,
    until,
    reaches: (revision: number) =>
      until(
        (event): event is HeardEvent & { name: 'delta' } =>
          event.name === 'delta' && event.data.revision >= revision,
      ),
    ended,
    close: () => controller.abort(),
  };
};

export type OpenStream = Awaited<ReturnType<typeof openStream>>;
