import { z } from 'zod';

/** What a browser has worked out when it was asked to. */
export const captchaToken = z.string().max(4096).optional();

export const captchaQuery = z.strictObject({ captchaToken });
