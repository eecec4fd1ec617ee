import { createHash, createHmac } from 'node:crypto';

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Salted, because there are few enough plates to try them all. */
export const plateDigest = (salt: string, plateKey: string): string =>
  createHmac('sha256', Buffer.from(salt, 'hex')).update(plateKey).digest('hex');
