import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import type { ErrorCode } from '#contract/errors.ts';
import { AppError } from '../errors/app-error.ts';
import { errorBodyOf } from '../errors/error-body.ts';

const codeOf = (error: NodeJS.ErrnoException): ErrorCode => {
  if (error.code === 'HPE_HEADER_OVERFLOW') return 'HEADERS_TOO_LARGE';
  if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT') return 'REQUEST_TIMEOUT';
  return 'BAD_REQUEST';
};

/** Answers what is not HTTP enough to become a request. No language is known, so it is Russian. */
export const answerClientError = (error: NodeJS.ErrnoException, socket: Socket): void => {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) {
    socket.destroy();
    return;
  }
  const appError = new AppError(codeOf(error));
  const body = JSON.stringify(errorBodyOf(appError, 'RU', randomUUID()));
  socket.end(
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
