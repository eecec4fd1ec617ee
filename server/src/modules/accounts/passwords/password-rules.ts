import { invalidField } from '../../../platform/errors/app-error.ts';
import { isCommonPassword } from './common-passwords.ts';

/** Length is the contract's business; what everybody tries first is ours. */
export const requireUncommon = (field: string, password: string): void => {
  if (isCommonPassword(password)) throw invalidField(field, 'COMMON_PASSWORD');
};
