import { once } from 'node:events';
import { createServer as createHttpServer } from 'node:http';
import { type AddressInfo, createServer, type Socket } from 'node:net';

const endOfMail = '\r\n.\r\n';

const serve = (socket: Socket, onMail: () => void) => {
  let isMail = false;
  let received = '';
  socket.setNoDelay(true).setEncoding('latin1');
  socket.on('error', () => socket.destroy());
  socket.on('data', (chunk: string) => {
    received += chunk;
    if (!received.endsWith(isMail ? endOfMail : '\r\n')) return;
    const command = received;
    received = '';
    if (isMail) onMail();
    isMail = !isMail && /^DATA/i.test(command);
    if (/^QUIT/i.test(command)) socket.end('221 bye\r\n');
    else socket.write(isMail ? '354 go on\r\n' : '250 fine\r\n');
  });
  socket.write('220 sink\r\n');
};

export type MailSink = {
  readonly url: string;
  readonly count: () => number;
  close(): void;
};

/** A minimal SMTP server that discards mail and costs almost no CPU. */
export const openMailSink = async (): Promise<MailSink> => {
  let mails = 0;
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket.once('close', () => sockets.delete(socket)));
    serve(socket, () => {
      mails += 1;
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}?ignoreTLS=true`,
    count: () => mails,
    close: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
};

/** Opens a gateway that accepts every SMS, because a refused one would be sent again and disturb the measurement. */
export const openSmsSink = async () => {
  const server = createHttpServer((request, response) => {
    request.resume().once('end', () => response.end('{}'));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { url: `http://127.0.0.1:${port}`, close };
};
