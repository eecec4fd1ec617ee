import { z } from 'zod';
import { phoneNumber } from '../accounts/accounts.ts';
import { line } from '../common.ts';

const name = line(100).min(1);

export const checkpointSite = z
  .strictObject({
    names: z.strictObject({ RU: name, EN: name, CN: name }).optional(),
    address: line(300).min(1).optional(),
    lat: z.number().min(-90).max(90).optional(),
    lon: z.number().min(-180).max(180).optional(),
    phone: phoneNumber.optional(),
  })
  .refine(({ lat, lon }) => (lat === undefined) === (lon === undefined), {
    path: ['lon'],
    message: 'REQUIRED',
  });
export type CheckpointSite = z.infer<typeof checkpointSite>;
