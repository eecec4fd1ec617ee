import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import type { ErrorCode } from '#contract/errors.ts';
import { AppError } from '../errors/app-error.ts';
import { errorBodyOf } from '../errors/error-body.ts';

const lingerMs = 1000;

const codeOf = (error: NodeJS.ErrnoException): ErrorCode => {
  if (error.code === 'HPE_HEADER_OVERFLOW') return 'HEADERS_TOO_LARGE';
  if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT') return 'REQUEST_TIMEOUT';
  return 'BAD_REQUEST';
};

const answered = new WeakSet<Socket>();

/**
 * Closing with unread input would reset the connection and lose the answer, so the input is drained. Clients
 * that do not close in turn are cut off, as half-open sockets would pile up.
 */
const endWith = (socket: Socket, text: string) => {
  answered.add(socket);
  socket.end(text);
  socket.resume();
  const timer = setTimeout(() => socket.resetAndDestroy(), lingerMs);
  socket.once('close', () => clearTimeout(timer));
};

const refuse = (socket: Socket, code: ErrorCode) => {
  const appError = new AppError(code);
  const body = JSON.stringify(errorBodyOf(appError, 'RU', randomUUID()));
  endWith(
    socket,
    [
      `HTTP/1.1 ${appError.status} ${appError.code}`,
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Connection: close',
      '',
      body,
    ].join('\r\n'),
  );
};

/** For input that is not valid HTTP. The language is unknown, so the text is Russian. */
export const answerClientError = (error: NodeJS.ErrnoException, socket: Socket): void => {
  if (answered.has(socket)) return;
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) socket.destroy();
  else refuse(socket, codeOf(error));
};

export const answerTimeout = (socket: Socket): void => {
  if (!answered.has(socket) && socket.writable) refuse(socket, 'REQUEST_TIMEOUT');
};
