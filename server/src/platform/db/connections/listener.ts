import type pg from 'pg';

type Channel = {
  readonly receive: (payload: string) => void;
  /** Called after each LISTEN, because notices sent before it are lost. */
  readonly onListening: () => void;
};

export type Listener = {
  /** Resolves after the first attempt; a lost connection is opened again until `close`. */
  listen(name: string, channel: Channel): Promise<void>;
  close(): Promise<void>;
};

const reconnectMs = 1000;
/** A statement that fails at the client's timeout finds a connection that is dead without being closed. */
const lookMs = 5000;

/** Opens one connection for all channels of an instance. */
export const createListener = (newClient: () => pg.Client, onLost: (error: Error) => void): Listener => {
  const channels = new Map<string, Channel>();
  let client: pg.Client | undefined;
  let opening: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  const listenTo = async (to: pg.Client, name: string) => {
    await to.query(`LISTEN "${name}"`);
    channels.get(name)?.onListening();
  };

  const lose = (lost: pg.Client, error: Error) => {
    if (client !== lost) return;
    client = undefined;
    clearTimeout(timer);
    lost.end().catch(() => undefined);
    if (closed) return;
    onLost(error);
    timer = setTimeout(() => {
      opening = open();
    }, reconnectMs).unref();
  };

  const look = (at: pg.Client) => {
    timer = setTimeout(() => {
      at.query('SELECT 1').then(
        () => client === at && look(at),
        (error: Error) => lose(at, error),
      );
    }, lookMs).unref();
  };

  const open = async () => {
    const next = newClient();
    client = next;
    next.on('error', (error) => lose(next, error));
    next.on('notification', ({ channel, payload = '' }) => channels.get(channel)?.receive(payload));
    try {
      await next.connect();
      for (const name of channels.keys()) await listenTo(next, name);
      if (client === next) look(next);
    } catch (error) {
      lose(next, error as Error);
    }
  };

  return {
    listen: async (name, channel) => {
      channels.set(name, channel);
      if (!opening) {
        opening = open();
        return opening;
      }
      await opening;
      const at = client;
      if (at) await listenTo(at, name).catch((error: Error) => lose(at, error));
    },
    close: async () => {
      closed = true;
      await opening;
      clearTimeout(timer);
      await client?.end().catch(() => undefined);
    },
  };
};
