import type { Listening, Plan } from './plan.ts';

const listeningFlags = (listening: Listening): string[] =>
  listening.by === 'socket'
    ? ['listen_addresses=', 'port=5432', 'unix_socket_directories=.', 'unix_socket_permissions=0700']
    : ['listen_addresses=127.0.0.1', `port=${listening.port}`, 'unix_socket_directories='];

/** The application logs failed statements; PostgreSQL's log would repeat what users typed. */
const quiet = [
  'log_min_messages=log',
  'log_checkpoints=off',
  'log_error_verbosity=terse',
  'log_timezone=UTC',
];

export const serverFlags = ({ listening, settings }: Plan): string[] =>
  [...quiet, ...listeningFlags(listening), ...settings].flatMap((setting) => ['-c', setting]);
