import { resolve } from 'node:path';
import { z } from 'zod';
import { folderFault } from '../config/file-faults.ts';
import { defineSettings, present } from '../config/setting-group.ts';
import { flag, webUrl } from '../config/setting-kinds.ts';

export type S3Settings = {
  readonly bucket: string;
  readonly region: string;
  /** Absent: Amazon. */
  readonly endpoint?: string;
  /** Addresses are `endpoint/bucket` instead of `bucket.endpoint`. */
  readonly forcePathStyle: boolean;
  /** Absent: credentials of the machine's role. */
  readonly credentials?: { readonly accessKeyId: string; readonly secretAccessKey: string };
};

type StorageConfig = {
  readonly filesDir: string;
  /** Undefined: files are in `filesDir`. */
  readonly s3?: S3Settings;
};

declare module '../config/config.ts' {
  interface Config extends StorageConfig {}
}

export const storageSettings = defineSettings(
  {
    FILES_DIR: z.string().optional(),
    S3_BUCKET: z
      .string()
      .regex(/^[a-z\d][\w.-]{1,61}[a-z\d]$/i, 'must be the name of a bucket, 3 to 63 characters')
      .optional(),
    S3_REGION: z
      .string()
      .regex(/^[a-z\d]+(-[a-z\d]+)*$/i, 'must be a region such as us-east-1')
      .default('us-east-1'),
    S3_ENDPOINT: webUrl.optional(),
    S3_ACCESS_KEY_ID: z.string().optional(),
    S3_SECRET_ACCESS_KEY: z.string().optional(),
    S3_FORCE_PATH_STYLE: flag.default(false),
  },
  {
    pair: ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
    companions: [
      'S3_BUCKET',
      'S3_REGION',
      'S3_ENDPOINT',
      'S3_ACCESS_KEY_ID',
      'S3_SECRET_ACCESS_KEY',
      'S3_FORCE_PATH_STYLE',
    ],
    usesDataDir: (isGiven) => !isGiven('FILES_DIR') && !isGiven('S3_BUCKET'),
    faults: ({ FILES_DIR }, { production }, isGiven) => {
      if (isGiven('S3_BUCKET')) return [];
      if (FILES_DIR === undefined)
        return [production ? 'FILES_DIR or S3_BUCKET is required in production' : undefined];
      const fault = folderFault(FILES_DIR);
      return [fault && `FILES_DIR: ${fault}`];
    },
    toConfig: (s, { dataDir }): StorageConfig =>
      present({
        filesDir: resolve(s.FILES_DIR ?? `${dataDir}/files`),
        s3:
          s.S3_BUCKET === undefined
            ? undefined
            : present({
                bucket: s.S3_BUCKET,
                region: s.S3_REGION,
                endpoint: s.S3_ENDPOINT,
                forcePathStyle: s.S3_FORCE_PATH_STYLE,
                credentials:
                  s.S3_ACCESS_KEY_ID && s.S3_SECRET_ACCESS_KEY
                    ? { accessKeyId: s.S3_ACCESS_KEY_ID, secretAccessKey: s.S3_SECRET_ACCESS_KEY }
                    : undefined,
              }),
      }),
  },
);
