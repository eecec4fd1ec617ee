import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { isPublicAddress } from './public-address.ts';
import type { PushConfig } from './push-settings.ts';

const loopback = ['localhost', '127.0.0.1', '[::1]'];

export const isOnThisMachine = ({ hostname }: URL): boolean => loopback.includes(hostname);

const matches = (host: string) => (service: string) =>
  service.startsWith('*.') ? host.endsWith(service.slice(1)) : host === service;

/** Whoever signs in can register an endpoint, so only known push services are ever asked. */
export const isPushService = (endpoint: string, push: PushConfig): boolean => {
  const url = URL.parse(endpoint);
  if (!url) return false;
  if (push.loopback && isOnThisMachine(url)) return true;
  const isPlain = url.protocol === 'https:' && url.port === '' && url.username === '' && url.password === '';
  return isPlain && isIP(url.hostname) === 0 && push.services.some(matches(url.hostname));
};

/** A name that cannot be resolved now is judged when a message is delivered. */
export const isPushServicePublic = async (endpoint: string, push: PushConfig): Promise<boolean> => {
  const url = new URL(endpoint);
  if (push.loopback && isOnThisMachine(url)) return true;
  const addresses = await lookup(url.hostname, { all: true }).catch(() => []);
  return addresses.every(isPublicAddress);
};
