import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export type GatewayRequest = {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
};

export type GatewayAnswer =
  | { readonly status: number; readonly body?: string; readonly headers?: Readonly<Record<string, string>> }
  | 'stall';

/** An HTTP server on loopback that returns the given answers in turn; the last one repeats. */
export const startSmsGateway = async () => {
  const requests: GatewayRequest[] = [];
  let answers: GatewayAnswer[] = [{ status: 200 }];
  const server = createServer(async (request, response) => {
    const body = await text(request);
    requests.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers, body });
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    if (!answer || answer === 'stall') return;
    response.writeHead(answer.status, answer.headers).end(answer.body ?? '');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    answerWith: (...next: GatewayAnswer[]) => {
      answers = next;
    },
    stop: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
};
