import { isIP } from 'node:net';
import { z } from 'zod';
import { eachHost } from './database-hosts.ts';
import { appendFault, contentFault, fileFault } from './file-faults.ts';

export const succeeds = (work: () => unknown) => {
  try {
    work();
    return true;
  } catch {
    return false;
  }
};

export const oneOf = <const T extends readonly [string, ...string[]]>(names: T) =>
  z.enum(names, { error: `must be one of ${names.join(', ')}` });

export const flag = oneOf(['on', 'off']).transform((value) => value === 'on');

export const wholeNumber = (least: number, most: number) =>
  z
    .string()
    .refine((text) => /^\d{1,9}$/.test(text) && Number(text) >= least && Number(text) <= most, {
      error: `must be a whole number from ${least} to ${most}`,
    })
    .transform(Number);

export const secret = (least: number) =>
  z.string().refine((text) => text.trim().length >= least, `must have at least ${least} characters`);

export const password = z
  .string()
  .refine((text) => text.length >= 8 && text.length <= 128, 'must have 8 to 128 characters');

export const mail = z.email('must be an e-mail address');

const list = z.string().transform((value) =>
  value
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== ''),
);

const isNetwork = (text: string, least = 0) => {
  const [address = '', bits, ...rest] = text.split('/');
  const most = { 4: 32, 6: 128 }[isIP(address)];
  if (most === undefined || address.includes('%') || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) >= least && Number(bits) <= most);
};

export const networks = list.refine(
  (items) => items.every((item) => isNetwork(item)),
  'must be addresses or networks such as 10.0.0.0/8',
);

const namedNetworks = ['loopback', 'linklocal', 'uniquelocal'];

/** Refuses /0, because trusting everybody would let any client forge its address. */
export const proxies = list.refine(
  (items) => items.every((item) => namedNetworks.includes(item) || isNetwork(item, 1)),
  `must be addresses, networks such as 10.0.0.0/8, or ${namedNetworks.join(', ')}`,
);

/** A name whose last label is numeric would be parsed as an IPv4 address. */
const isHostName = (text: string) =>
  /^(?!-)[a-z\d-]{1,63}(\.[a-z\d-]{1,63})*$/i.test(text) && !/(^|\.)\d+$/.test(text);

export const host = z
  .string()
  .refine(
    (text) => isIP(text) !== 0 || isHostName(text),
    'must be an address or a host name, without port or brackets',
  );

const urlOf = (text: string) => (URL.canParse(text) ? new URL(text) : undefined);

export const webUrl = z
  .string()
  .refine(
    (text) => /^https?:\/\//i.test(text) && URL.canParse(text),
    'must be an address that begins with http:// or https://',
  );

/** Everything is served from the root, and links in messages are this plus a path. */
export const siteUrl = webUrl.refine((text) => {
  const url = urlOf(text);
  return !url || `${url.origin}/` === url.href;
}, 'must be scheme and host alone, such as https://oktet.example');

export const smtpUrl = z.string().refine(
  (text) => {
    const url = urlOf(text);
    return (
      /^smtps?:\/\//i.test(text) &&
      url !== undefined &&
      url.hostname !== '' &&
      succeeds(() => decodeURIComponent(url.username + url.password))
    );
  },
  { error: 'must be such as smtps://user:password@host:465, special characters percent-encoded' },
);

const certificateFiles = ['sslcert', 'sslkey', 'sslrootcert'];

const namesHost = (text: string) => {
  const url = urlOf(text);
  return url !== undefined && (url.hostname !== '' || url.searchParams.has('host'));
};

export const postgresUrl = z.string().superRefine((text, ctx) => {
  const hosts = eachHost(text);
  const url = urlOf(hosts[0] ?? '');
  if (!url || !hosts.every(namesHost) || !/^postgres(ql)?:\/\//i.test(text)) {
    const message = 'must be such as postgres://user:password@host:5432,other:5432/database';
    ctx.addIssue({ code: 'custom', message: `${message}, special characters percent-encoded` });
    return;
  }
  // Oktet always looks for a server that it can write to.
  if (!['read-write', 'primary', null].includes(url.searchParams.get('target_session_attrs')))
    ctx.addIssue({ code: 'custom', message: 'target_session_attrs must be read-write or primary' });
  for (const name of certificateFiles) {
    const file = url.searchParams.get(name);
    const fault = file ? fileFault(file) : undefined;
    if (fault) ctx.addIssue({ code: 'custom', message: `${name}: ${fault}` });
  }
});

const pathWithout = (faultOf: (path: string) => string | undefined) =>
  z.string().superRefine((path, ctx) => {
    const message = faultOf(path);
    if (message) ctx.addIssue({ code: 'custom', message });
  });
export const readableFile = pathWithout(fileFault);
export const readableFolder = pathWithout(contentFault);
export const appendableFile = pathWithout(appendFault);

export const phonePrefixes = list.refine(
  (items) => items.every((item) => /^\+[1-9]\d{0,6}$/.test(item)),
  'must be prefixes such as +7,+86,+976',
);

export const mailAddresses = list.refine(
  (items) => items.every((item) => z.email().safeParse(item).success),
  'must be e-mail addresses, separated by commas',
);

export const timeZone = z
  .string()
  .refine(
    (zone) => /^[a-z]/i.test(zone) && succeeds(() => Temporal.Now.zonedDateTimeISO(zone)),
    'must be an IANA time zone such as Asia/Chita',
  );

export const pattern = z
  .string()
  .refine((source) => succeeds(() => new RegExp(source)), 'must be a regular expression');
