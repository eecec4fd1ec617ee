import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

const endOfMail = '\r\n.\r\n';

type Office = {
  say(words: () => void): void;
  mailCame(): void;
};

const serve = (socket: Socket, { say, mailCame }: Office) => {
  let isMail = false;
  let received = '';
  socket.setNoDelay(true).setEncoding('latin1');
  socket.on('error', () => socket.destroy());
  socket.on('data', (chunk: string) => {
    received += chunk;
    if (!received.endsWith(isMail ? endOfMail : '\r\n')) return;
    const command = received;
    received = '';
    if (isMail) mailCame();
    isMail = !isMail && /^DATA/i.test(command);
    const answer = isMail ? '354 go on\r\n' : '250 fine\r\n';
    if (/^QUIT/i.test(command)) socket.end('221 bye\r\n');
    else say(() => socket.write(answer));
  });
  say(() => socket.write('220 sink\r\n'));
};

export type MailSink = {
  readonly url: string;
  readonly count: () => number;
  /** Holds back all replies until open() is called; keep it to seconds, or senders time out. */
  shut(): void;
  open(): void;
  close(): void;
};

/** A minimal SMTP server that discards mail and costs almost no CPU. */
export const openMailSink = async (): Promise<MailSink> => {
  let mails = 0;
  let unsaid: (() => void)[] | undefined;
  const sockets = new Set<Socket>();
  const office: Office = {
    say: (words) => (unsaid ? void unsaid.push(words) : words()),
    mailCame: () => {
      mails += 1;
    },
  };
  const server = createServer((socket) => {
    sockets.add(socket.once('close', () => sockets.delete(socket)));
    serve(socket, office);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}?ignoreTLS=true`,
    count: () => mails,
    shut: () => {
      unsaid ??= [];
    },
    open: () => {
      const waiting = unsaid ?? [];
      unsaid = undefined;
      for (const words of waiting) words();
    },
    close: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
};
