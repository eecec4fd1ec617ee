import * as z from 'zod/mini';
import { currentLanguage } from '../../lib/i18n.ts';
import { toE164 } from '../fields/phone-number.ts';
import { says } from './field-message.ts';

// zod/mini has 4.5 KB of brotli in the login page's bundle instead of 20. `jitless`, because compiled validators need
// eval, which the content policy forbids and reports.
z.config({ jitless: true });

export const requiredText = (max = 255, missing = says('validation.required')) =>
  z.string().check(z.trim(), z.minLength(1, missing), z.maxLength(max, says('validation.tooLong', { max })));

export const optionalText = (max = 255) =>
  z.string().check(z.trim(), z.maxLength(max, says('validation.tooLong', { max })));

/** Not trimmed, because spaces may be part of a password. Counts code points, not UTF-16 units. */
export const newPassword = () =>
  z.string().check(
    z.minLength(1, says('validation.required')),
    z.refine((text) => [...text].length >= 8, says('validation.tooShort', { min: 8 })),
    z.refine((text) => [...text].length <= 128, says('validation.tooLong', { max: 128 })),
  );

export const currentPassword = () => z.string().check(z.minLength(1, says('validation.required')));

export const email = () =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(1, says('validation.required')),
      z.regex(z.regexes.email, says('validation.email')),
    );

const toPhoneNumber = () =>
  z.transform((text: string, context) => {
    const number = text === '' ? '' : toE164(text, currentLanguage());
    if (number !== null) return number;
    context.issues.push({ code: 'custom', input: text, message: says('validation.phone') });
    return z.NEVER;
  });

export const phoneNumber = () => z.pipe(requiredText(), toPhoneNumber());

export const optionalPhoneNumber = () => z.pipe(optionalText(), toPhoneNumber());

export const accepted = () => z.literal(true, says('validation.accept'));

export const digitCode = () =>
  z
    .string()
    .check(z.minLength(1, says('validation.required')), z.regex(/^\d{1,10}$/, says('validation.code')));
