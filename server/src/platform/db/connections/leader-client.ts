import type { EventEmitter } from 'node:events';
import type { Socket } from 'node:net';
import pg from 'pg';
import { eachHost } from '../../config/database-hosts.ts';

/** Its code is the one that PostgreSQL gives to a write on such a server. */
export class ReadOnlyServerError extends Error {
  readonly code = '25006';
  constructor() {
    super('The server is a standby or read-only');
    this.name = 'ReadOnlyServerError';
  }
}

/** Its code means "transaction resolution unknown": repeating the request with its key finds what was committed. */
class NotReplicatedError extends Error {
  readonly code = '08007';
  constructor() {
    super('The commit was not confirmed by the synchronous standby');
    this.name = 'NotReplicatedError';
  }
}

type Wire = EventEmitter & { readonly stream: Socket };
type ParameterStatus = { readonly parameterName: string; readonly parameterValue: string };
type OnConnect = (error: Error | null) => void;

/** PostgreSQL reports these when a session begins and whenever they change. */
const readOnlyParameters = new Set(['in_hot_standby', 'default_transaction_read_only']);

/**
 * Clients that stay connected only to a server that can be written to, as `target_session_attrs=read-write` of
 * libpq. A client tries one host; when that is away or read-only, the next client tries the next host.
 */
export const findLeader = (url: string) => {
  const urls = eachHost(url);
  let preferred = 0;
  const leave = (host: number) => {
    if (preferred === host) preferred = (host + 1) % urls.length;
  };

  class LeaderClient extends pg.Client {
    readonly #host = preferred;
    #isConnected = false;
    #isReadOnly = false;

    constructor(config: pg.ClientConfig = {}) {
      super({ ...config, connectionString: urls[preferred] ?? url });
      // Whoever sent a statement gets its error. Without a listener the event would end the process.
      this.on('error', () => undefined);
      const { connection } = this as unknown as { readonly connection: Wire };
      const drop = () => {
        leave(this.#host);
        connection.stream.destroy();
      };
      connection.on('parameterStatus', ({ parameterName, parameterValue }: ParameterStatus) => {
        if (!readOnlyParameters.has(parameterName) || parameterValue !== 'on') return;
        this.#isReadOnly = true;
        if (this.#isConnected) drop();
      });
      connection.on('errorMessage', ({ code }: { readonly code?: string }) => {
        if (code === '25006') drop();
      });
      // A cancelled or timed out wait for the synchronous standby is only a warning, and COMMIT succeeds. The
      // routine is compared because the message is translated.
      connection.on('notice', ({ routine }: { readonly routine?: string }) => {
        if (routine !== 'SyncRepWaitForLSN') return;
        connection.emit('error', new NotReplicatedError());
        connection.stream.destroy();
      });
    }

    override connect(): Promise<pg.Client>;
    override connect(callback: OnConnect): void;
    override connect(callback?: OnConnect): Promise<pg.Client> | undefined {
      if (!callback)
        return new Promise((resolve, reject) => {
          this.connect((error) => (error ? reject(error) : resolve(this)));
        });
      super.connect((error: Error | null) => {
        this.#isConnected = !error;
        const fault = error ?? (this.#isReadOnly ? new ReadOnlyServerError() : null);
        if (fault) leave(this.#host);
        if (fault && !error) void this.end();
        callback(fault);
      });
      return undefined;
    }
  }

  return {
    Client: LeaderClient as typeof pg.Client,
    /** Tries the hosts in turn for as long as each failure points to another one. */
    tryHosts: async <T>(connect: () => Promise<T>): Promise<T> => {
      let fault: unknown;
      for (let left = urls.length; left > 0; left -= 1) {
        const before = preferred;
        try {
          return await connect();
        } catch (error) {
          // A standby among the hosts is the more telling fault, because then it is worth waiting for a leader.
          if (!(fault instanceof ReadOnlyServerError)) fault = error;
          if (preferred === before) break;
        }
      }
      throw fault;
    },
  };
};
