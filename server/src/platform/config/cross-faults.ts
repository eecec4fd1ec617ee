import { mentions } from '../messages/sms-request.ts';
import { folderFault } from './file-faults.ts';
import { requiredInProduction, type Settings } from './settings.ts';

type Name = keyof Settings;

/** Settings that have no effect without the first one. */
const companions: readonly (readonly [Name, readonly Name[]])[] = [
  ['SMS_URL', ['SMS_METHOD', 'SMS_HEADERS', 'SMS_BODY', 'SMS_SUCCESS']],
  [
    'S3_BUCKET',
    ['S3_REGION', 'S3_ENDPOINT', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY', 'S3_FORCE_PATH_STYLE'],
  ],
];

const pairs: readonly (readonly [Name, Name])[] = [
  ['ADMIN_EMAIL', 'ADMIN_PASSWORD'],
  ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
];

const smsFaults = ({ SMS_URL, SMS_METHOD, SMS_BODY }: Settings): string[] => {
  if (SMS_URL === undefined) return [];
  const sent = SMS_METHOD === 'GET' ? SMS_URL : SMS_URL + SMS_BODY;
  const isWhole = mentions(sent, 'text') && mentions(sent, 'to', 'digits');
  return isWhole ? [] : ['SMS_URL and SMS_BODY must say where {{text}} and {{to}} (or {{digits}}) go'];
};

/** Random 32 hex digits have fewer distinct ones once in ten thousand cases. */
const leastVariety = 8;

const isLocal = (address: string) => /^https?:\/\/(localhost|127\.[\d.]+|\[::1\])(:\d+)?\/?$/i.test(address);

const productionFaults = (
  values: Settings,
  isGiven: (name: Name) => boolean,
  isCommonPassword: (password: string) => boolean,
): string[] => {
  if (values.NODE_ENV !== 'production') return [];
  const faults: string[] = requiredInProduction
    .filter((name) => !isGiven(name))
    .map((name) => `${name} is required in production`);
  if (!isGiven('FILES_DIR') && !isGiven('S3_BUCKET'))
    faults.push('FILES_DIR or S3_BUCKET is required in production');
  if (values.DEMO)
    faults.push('DEMO must be off in production: its accounts are for everybody at the machine');
  const { PUBLIC_URL = '', ADMIN_PASSWORD, AUTH_SECRET } = values;
  if (AUTH_SECRET !== undefined && new Set(AUTH_SECRET).size < leastVariety)
    faults.push('AUTH_SECRET repeats a few characters: make it at random');
  if (/^http:/i.test(PUBLIC_URL) && !isLocal(PUBLIC_URL))
    faults.push('PUBLIC_URL must begin with https:// in production: passwords and tokens travel there');
  if (ADMIN_PASSWORD !== undefined && isCommonPassword(ADMIN_PASSWORD))
    faults.push('ADMIN_PASSWORD is among the most common passwords: choose another');
  return faults;
};

const folderFaults = (values: Settings, isGiven: (name: Name) => boolean): string[] => {
  const bucket = isGiven('S3_BUCKET');
  const elsewhere = isGiven('DATABASE_URL') && isGiven('AUTH_SECRET') && (bucket || isGiven('FILES_DIR'));
  const used: (readonly [Name, string])[] = [];
  if (!elsewhere) used.push(['DATA_DIR', values.DATA_DIR]);
  if (values.FILES_DIR !== undefined && !bucket) used.push(['FILES_DIR', values.FILES_DIR]);
  return used.flatMap(([name, folder]) => {
    const fault = folderFault(folder);
    return fault === undefined ? [] : [`${name}: ${fault}`];
  });
};

/** Checks across settings and folders. A setting that is invalid by itself counts as given. */
export const crossFaults = (
  values: Settings,
  isGiven: (name: Name) => boolean,
  isCommonPassword: (password: string) => boolean,
): string[] => {
  const faults = productionFaults(values, isGiven, isCommonPassword);
  for (const [first, second] of pairs)
    if (isGiven(first) !== isGiven(second)) faults.push(`${first} and ${second} go together`);
  for (const [first, others] of companions) {
    const lonely = isGiven(first) ? [] : others.filter(isGiven);
    if (lonely.length > 0) faults.push(`${lonely.join(', ')} without ${first}: nothing would use it`);
  }
  return [...faults, ...smsFaults(values), ...folderFaults(values, isGiven)];
};
