import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';

export type ReceivedMail = {
  readonly from: string;
  readonly to: readonly string[];
  readonly isEncrypted: boolean;
  readonly user: string;
  readonly source: string;
};

export type MailBehaviour =
  | { readonly kind: 'accept' }
  | {
      readonly kind: 'refuse';
      readonly at: 'recipient' | 'data';
      readonly status: number;
      readonly say: string;
    }
  | { readonly kind: 'die-half-way' };

export type MailServer = {
  /** Includes credentials and accepts the self-signed certificate. */
  readonly url: string;
  readonly port: number;
  readonly received: readonly ReceivedMail[];
  /** How many messages were begun, whatever their outcome, and how many connections were opened. */
  readonly counts: { readonly attempts: number; readonly connections: number };
  behave(behaviour: MailBehaviour): void;
  stop(): Promise<void>;
};

export const mailUser = 'oktet@mail';
export const mailPassword = 'p@ss:w/rd?';

type Options = { readonly security?: 'tls' | 'starttls' | 'none'; readonly port?: number };

/** A real SMTP server on loopback that accepts one user, by default over TLS. */
export const startMailServer = async ({ security = 'tls', port = 0 }: Options = {}): Promise<MailServer> => {
  const received: ReceivedMail[] = [];
  const sockets = new Set<Socket>();
  const counts = { attempts: 0, connections: 0 };
  let behaviour: MailBehaviour = { kind: 'accept' };

  const refusal = (at: 'recipient' | 'data') =>
    behaviour.kind === 'refuse' && behaviour.at === at
      ? Object.assign(new Error(behaviour.say), { responseCode: behaviour.status })
      : null;

  const take = async (stream: SMTPServerDataStream, session: SMTPServerSession) => {
    if (behaviour.kind === 'die-half-way') {
      await once(stream, 'readable');
      for (const socket of sockets) socket.destroy();
      return null;
    }
    const source = await text(stream);
    const refused = refusal('data');
    if (refused) return refused;
    received.push({
      from: session.envelope.mailFrom ? session.envelope.mailFrom.address : '',
      to: session.envelope.rcptTo.map(({ address }) => address),
      isEncrypted: session.secure,
      user: String(session.user ?? ''),
      source,
    });
    return null;
  };

  const server = new SMTPServer({
    secure: security === 'tls',
    hideSTARTTLS: security === 'none',
    authOptional: security === 'none',
    logger: false,
    disableReverseLookup: true,
    closeTimeout: 100,
    onAuth: ({ username, password }, _session, done) =>
      username === mailUser && password === mailPassword
        ? done(null, { user: username })
        : done(new Error('wrong user or password')),
    onRcptTo: (_address, _session, done) => {
      counts.attempts += 1;
      done(refusal('recipient'));
    },
    onData: (stream, session, done) => void take(stream, session).then(done, done),
  });
  server.on('error', () => undefined);
  server.server.on('connection', (socket: Socket) => {
    counts.connections += 1;
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  const address = server.server.address() as AddressInfo;
  const user =
    security === 'none' ? '' : `${encodeURIComponent(mailUser)}:${encodeURIComponent(mailPassword)}@`;
  const scheme = security === 'tls' ? 'smtps' : 'smtp';
  return {
    url: `${scheme}://${user}127.0.0.1:${address.port}?tls.rejectUnauthorized=false`,
    port: address.port,
    received,
    counts,
    behave: (next) => {
      behaviour = next;
    },
    stop: async () => {
      const closed = new Promise<void>((resolve) => server.close(resolve));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
};
