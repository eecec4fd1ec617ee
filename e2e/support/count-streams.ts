import { once } from 'node:events';
import { request as ask, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A proxy that counts the open streams of the line. */
export const countStreams = async (serverUrl: string) => {
  let open = 0;
  const server = createServer((request, response) => {
    const { method, url = '/', headers } = request;
    const onward = ask(new URL(url, serverUrl), { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      response.flushHeaders();
      answer.pipe(response);
    });
    onward.on('error', () => response.destroy());
    request.pipe(onward);
    const isStream = url.includes('/queue/stream');
    if (isStream) open += 1;
    response.on('close', () => {
      if (isStream) open -= 1;
      onward.destroy();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    open: () => open,
    remove: () => {
      server.close();
      server.closeAllConnections();
    },
  };
};
