import type { Confirmation } from '#contract/accounts/accounts.ts';
import { call } from '../../../lib/api.ts';
import { currentLanguage } from '../../../lib/i18n.ts';
import { readablePhone } from '../../../ui/fields/phone-number.ts';
import { withProofAgain } from '../proof-again/with-proof-again.ts';
import { confirmContact } from './confirm-contact.ts';

/** The returned `target` is the typed number in a readable form, instead of the server's. */
export const sendPhoneCode = async (mobileNumber: string): Promise<Confirmation> => {
  const { body } = await withProofAgain(() =>
    call('PUT /users/phone', { expect: 200, form: { mobileNumber } }),
  );
  return { ...body.confirmation, target: readablePhone(mobileNumber, currentLanguage()) };
};

export const confirmPhone = (confirmation: Confirmation) =>
  confirmContact('phone', confirmation, (code, signal) =>
    call('POST /users/change-phone-verification', { expect: 204, query: { code }, signal }),
  );
