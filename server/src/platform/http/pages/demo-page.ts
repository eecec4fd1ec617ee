import type { FastifyInstance } from 'fastify';
import { AppError } from '../../errors/app-error.ts';
import { isFromThisMachine } from '../this-machine.ts';

const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Oktet</title></head>
<body><script src="/dev/demo.js"></script></body></html>`;

/** The credentials are in the fragment (#), which browsers never send, so they reach no log. */
const script = `const { username, password, as } = Object.fromEntries(new URLSearchParams(location.hash.slice(1)));
const isAdmin = as === 'admin';
fetch('/api/login-attempt', {
  method: 'POST',
  headers: { 'Content-Type': 'application/json', 'Application-Type': as },
  body: JSON.stringify({ username, password }),
}).then((answer) => {
  const token = answer.headers.get('Authorization');
  if (token) localStorage.setItem(isAdmin ? 'oktet.token.admin' : 'oktet.token.user', token.replace('Bearer ', ''));
  location.replace(isAdmin ? '/board' : '/');
});
`;

export const demoLink = (
  address: string,
  { email, isOperator, password }: { email: string; isOperator: boolean; password: string },
): string =>
  `${address}/dev/demo#${new URLSearchParams({ username: email, password, as: isOperator ? 'admin' : 'web' })}`;

export const registerDemoPage = (app: FastifyInstance): void => {
  for (const [path, type, body] of [
    ['/dev/demo', 'text/html; charset=utf-8', page],
    ['/dev/demo.js', 'text/javascript; charset=utf-8', script],
  ] as const)
    app.get(path, async (request, reply) => {
      if (!isFromThisMachine(request)) throw new AppError('NOT_FOUND');
      return reply.header('Cache-Control', 'no-store').type(type).send(body);
    });
};
