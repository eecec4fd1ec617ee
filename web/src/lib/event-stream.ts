import { learnFromAnswer, toHeaders, toUrl } from './api.ts';
import { ApiError } from './api-error.ts';
import { currentSession } from './session/session.ts';

export type StreamEvent = { readonly name: string; readonly data: string };

const fieldOf = (line: string) => {
  const colon = line.indexOf(':');
  return colon < 0 ? [line, ''] : [line.slice(0, colon), line.slice(colon + 1).replace(/^ /, '')];
};

const toEvent = (block: string): StreamEvent | null => {
  let name = 'message';
  const data: string[] = [];
  for (const line of block.split('\n')) {
    const [field, value = ''] = fieldOf(line);
    if (field === 'event') name = value;
    if (field === 'data') data.push(value);
  }
  return data.length === 0 ? null : { name, data: data.join('\n') };
};

export const createEventParser = (onEvent: (event: StreamEvent) => void) => {
  let rest = '';
  return (text: string) => {
    const blocks = (rest + text.replaceAll('\r', '')).split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const event = toEvent(block);
      if (event) onEvent(event);
    }
  };
};

type Options = {
  readonly query: Readonly<Record<string, unknown>>;
  readonly signal: AbortSignal;
  readonly onEvent: (event: StreamEvent) => void;
};

/** Uses fetch, because `EventSource` cannot send the token in a header. The caller has to connect again. */
export const readEventStream = async (path: `/${string}`, { query, signal, onEvent }: Options) => {
  const { credential } = currentSession();
  const headers = toHeaders(credential, { Accept: 'text/event-stream' });
  const answer = await fetch(toUrl(path, { query }), { headers, signal, cache: 'no-store' });
  learnFromAnswer(credential, answer);
  if (!answer.ok || !answer.body) throw new ApiError(answer.status, null);
  const reader = answer.body.getReader();
  const decoder = new TextDecoder();
  const parse = createEventParser(onEvent);
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read())
    parse(decoder.decode(chunk.value, { stream: true }));
};
