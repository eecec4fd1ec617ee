import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { Secrets } from './secrets.ts';

const algorithm = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

/** Encrypts what must be read again, so that the database alone is not enough to read it. */
export const sealText = (secrets: Secrets, purpose: string, text: string): string => {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv(algorithm, secrets.key(purpose), iv);
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64');
};

const openWith = (key: Buffer, bytes: Buffer): string => {
  const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, ivBytes));
  decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
  const text = Buffer.concat([decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()]);
  return text.toString('utf8');
};

/** With a wrong key the decipher throws. */
export const unsealText = (secrets: Secrets, purpose: string, sealed: string): string => {
  const [key, other] = secrets.keys(purpose) as [Buffer, Buffer?];
  const bytes = Buffer.from(sealed, 'base64');
  try {
    return openWith(key, bytes);
  } catch (error) {
    if (other) return openWith(other, bytes);
    throw error;
  }
};

/** False if the text was sealed with the other secret, while the secret is being replaced. */
export const isSealedWithCurrentKey = (secrets: Secrets, purpose: string, sealed: string): boolean => {
  try {
    openWith(secrets.key(purpose), Buffer.from(sealed, 'base64'));
    return true;
  } catch {
    return false;
  }
};
