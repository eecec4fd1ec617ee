import type { Config } from './platform/config/config.ts';
import { eachHost } from './platform/config/database-hosts.ts';
import { PlainError } from './platform/errors/plain-error.ts';

type Fault = NodeJS.ErrnoException & { readonly severity?: string };
type Sentence = string | undefined;

const unknownName = new Set(['ENOTFOUND', 'EAI_AGAIN', 'EAI_NODATA', 'EAI_NONAME']);
const denied = new Set(['EACCES', 'EPERM', 'EROFS']);
const noRoom = new Set(['ENOSPC', 'EDQUOT']);
const noAnswer = new Set(['ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'ECONNRESET', 'EPIPE']);
const untrusted = /CERT|SELF_SIGNED|UNABLE_TO_(GET|VERIFY)/;

const decode = (text: string) => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** Takes the parts of the URL that may be told. The whole URL contains a password. */
const partsOf = (databaseUrl: string) => {
  const urls = eachHost(databaseUrl).map((one) => new URL(one));
  const [url = new URL(databaseUrl)] = urls;
  const hostOf = (one: URL) => one.searchParams.get('host') ?? decode(one.hostname);
  return {
    host: urls.map(hostOf).join(' or '),
    place: `PostgreSQL at ${urls.map((one) => `${hostOf(one)}:${one.port || 5432}`).join(' or ')}`,
    user: decode(url.username) || 'this user',
    name: decode(url.pathname.slice(1)) || decode(url.username),
  };
};

const refusal = ({ code = '', message, severity }: Fault, databaseUrl: string): Sentence => {
  const { place, user, name } = partsOf(databaseUrl);
  if (/^28/.test(code) || message.startsWith('SASL'))
    return `${place} does not let ${user} in (${message}): correct user and password in DATABASE_URL.`;
  if (code === '3D000')
    return `${place} has no database ${name}: create it, or correct its name in DATABASE_URL.`;
  if (code === '42501')
    return `${place} forbids ${user} to set up the database ${name} (${message}): make that user its owner.`;
  if (/^extension .* is not available/.test(message))
    return `${place} lacks a part (${message}): install PostgreSQL's contrib package there.`;
  if (/^(53|57P)/.test(code)) return `${place} cannot serve now (${message}): start Oktet again when it can.`;
  return severity === 'FATAL' ? `${place} refuses (${message}): correct DATABASE_URL.` : undefined;
};

const databaseFault = (error: Fault, databaseUrl: string): Sentence => {
  const { code = '', message = '', syscall } = error;
  const { place, host } = partsOf(databaseUrl);
  if (unknownName.has(code))
    return `There is no host ${host}: correct it in DATABASE_URL, or see to this machine's DNS.`;
  if (code === 'ECONNREFUSED' || (code === 'ENOENT' && syscall === 'connect'))
    return `${place} is not running: start it, or correct host and port in DATABASE_URL.`;
  if (noAnswer.has(code) || /^(Connection terminated|timeout)/.test(message))
    return `${place} does not answer: see that it runs and lets this machine in, or correct DATABASE_URL.`;
  if (message.includes('does not support SSL'))
    return `${place} does not encrypt: turn that on there, or take sslmode out of DATABASE_URL.`;
  if (untrusted.test(code))
    return `${place} has a certificate that is not trusted (${message}): name its authority with sslrootcert in DATABASE_URL.`;
  return refusal(error, databaseUrl);
};

const dataDirFault = ({ code = '', path }: Fault, dataDir: string): Sentence => {
  const place = path?.startsWith(dataDir) ? path : dataDir;
  if (noRoom.has(code))
    return `There is no room left for ${place}: make some, or set DATA_DIR to another folder.`;
  if (denied.has(code))
    return `This user may not use ${place}: let the user have it, or set DATA_DIR to another folder.`;
  return undefined;
};

const openFault = (error: Fault, { database: { url }, dataDir }: Config): Sentence =>
  (url === undefined ? undefined : databaseFault(error, url)) ?? dataDirFault(error, dataDir);

type Listening = Pick<Config, 'host' | 'port'> & { readonly prefix?: string };

const listenFault = ({ code = '' }: Fault, { host, port, prefix = '' }: Listening): Sentence => {
  if (code === 'EADDRINUSE')
    return `Port ${port} is taken on ${host}: stop what uses it, or set ${prefix}PORT to another one.`;
  if (code === 'EACCES')
    return `This user may not listen on port ${port} of ${host}: set ${prefix}PORT to one from 1024 on.`;
  if (code === 'EADDRNOTAVAIL')
    return `This machine has no address ${host}: set ${prefix}HOST to one that it has, or to 0.0.0.0 for all of them.`;
  if (unknownName.has(code))
    return `There is no host ${host}: set ${prefix}HOST to an address of this machine, or to 0.0.0.0 for all of them.`;
  return undefined;
};

const explainFaults =
  <Settings>(tell: (error: Fault, settings: Settings) => Sentence) =>
  async <T>(settings: Settings, work: Promise<T>): Promise<T> => {
    try {
      return await work;
    } catch (error) {
      const sentence = error instanceof PlainError ? undefined : tell(error as Fault, settings);
      throw sentence === undefined ? error : new PlainError(sentence, { cause: error });
    }
  };

export const orTellWhyNotOpen = explainFaults(openFault);
export const orTellWhyNotListening = explainFaults(listenFault);
