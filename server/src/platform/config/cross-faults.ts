import { mentions } from '../messages/sms-request.ts';
import { folderFault } from './file-faults.ts';
import { requiredInProduction, type Settings } from './settings.ts';

type Name = keyof Settings;

/** Settings that mean something beside the first one only. */
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

const productionFaults = (values: Settings, isGiven: (name: Name) => boolean): string[] => {
  if (values.NODE_ENV !== 'production') return [];
  const faults: string[] = requiredInProduction
    .filter((name) => !isGiven(name))
    .map((name) => `${name} is required in production`);
  if (!isGiven('FILES_DIR') && !isGiven('S3_BUCKET'))
    faults.push('FILES_DIR or S3_BUCKET is required in production');
  if (values.DEMO) faults.push('DEMO must be off in production: its accounts have a public password');
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

/** What is wrong between settings, and with the folders they name. Those that are wrong by themselves count as given. */
export const crossFaults = (values: Settings, isGiven: (name: Name) => boolean): string[] => {
  const faults = productionFaults(values, isGiven);
  for (const [first, second] of pairs)
    if (isGiven(first) !== isGiven(second)) faults.push(`${first} and ${second} go together`);
  for (const [first, others] of companions) {
    const lonely = isGiven(first) ? [] : others.filter(isGiven);
    if (lonely.length > 0) faults.push(`${lonely.join(', ')} without ${first}: nothing would use it`);
  }
  return [...faults, ...smsFaults(values), ...folderFaults(values, isGiven)];
};
