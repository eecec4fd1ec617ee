import { createHmac } from 'node:crypto';

/** Hashed with a salt, because there are so few plates that somebody could try them all. */
export const plateDigest = (salt: string, plateKey: string): string =>
  createHmac('sha256', Buffer.from(salt, 'hex')).update(plateKey).digest('hex');
