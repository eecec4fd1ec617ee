import type { FastifyInstance, onRequestHookHandler } from 'fastify';
import { AppError } from '../../errors/app-error.ts';
import { escapeMeantPluses } from './meant-pluses.ts';

const utf8 = new TextDecoder('utf-8', { fatal: true });

const decode = (body: Buffer): string => {
  try {
    return utf8.decode(body);
  } catch {
    throw new AppError('BROKEN_BODY');
  }
};

const parseForm = (text: string): Record<string, string> => {
  try {
    return Object.fromEntries(
      escapeMeantPluses(text)
        .split('&')
        .filter((pair) => pair !== '')
        .map((pair) => {
          const [name = '', ...value] = pair.replaceAll('+', ' ').split('=');
          return [decodeURIComponent(name), decodeURIComponent(value.join('='))];
        }),
    );
  } catch {
    throw new AppError('BROKEN_BODY');
  }
};

/** Browsers label an empty body text/plain; a call with all its input in the query may send one. */
const forgetTypeOfNothing: onRequestHookHandler = ({ headers }, _reply, done) => {
  if (headers['content-length'] === '0' && headers['content-type']?.startsWith('text/plain'))
    delete headers['content-type'];
  done();
};

/** Invalid UTF-8 is refused: otherwise replacement characters would be stored as if typed. */
export const registerBodyParsers = (app: FastifyInstance): void => {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addHook('onRequest', forgetTypeOfNothing);
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    const text = decode(body as Buffer);
    // An empty body counts as none: a PUT with all its input in the query may still have a content type.
    if (text.trim() === '') done(null, undefined);
    else parseJson(request, text, done);
  });
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'buffer' },
    (_request, body, done) => {
      done(null, parseForm(decode(body as Buffer)));
    },
  );
};
