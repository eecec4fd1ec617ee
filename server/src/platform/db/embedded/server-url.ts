import { readFileSync } from 'node:fs';
import type { Listening } from './plan.ts';
import { socketAddress } from './socket-address.ts';

export type ServerUrl = { readonly url: string; forget(): void };

export const urlOver = (data: string, listening: Listening): ServerUrl => {
  if (listening.by === 'socket') {
    const { folder, forget } = socketAddress(data);
    return { url: `postgresql://postgres@localhost/postgres?host=${encodeURIComponent(folder)}`, forget };
  }
  const password = readFileSync(listening.passwordFile, 'utf8');
  const url = `postgresql://postgres:${password}@127.0.0.1:${listening.port}/postgres`;
  return { url, forget: () => undefined };
};
