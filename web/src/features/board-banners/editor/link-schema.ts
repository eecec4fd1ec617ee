import * as z from 'zod/mini';
import { says } from '../../../ui/form/field-message.ts';
import { requiredText } from '../../../ui/form/field-schemas.ts';

const longestLink = 2000;

/** The server's rule: only http(s) links without credentials, so no `javascript:` ones. */
export const isWebLink = (text: string): boolean => {
  if (!/^https?:\/\/[^\s\p{Cc}\\]+$/iu.test(text)) return false;
  try {
    const { protocol, username, password } = new URL(text);
    return /^https?:$/.test(protocol) && username === '' && password === '';
  } catch {
    return false;
  }
};

export const webLink = () =>
  requiredText(longestLink).check(
    z.refine((text) => text === '' || isWebLink(text), says('boardBanners.fields.linkFault')),
  );
