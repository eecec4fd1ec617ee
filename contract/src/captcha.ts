import { z } from 'zod';

export const captchaToken = z.string().max(4096).optional();

export const captchaQuery = z.strictObject({ captchaToken });
