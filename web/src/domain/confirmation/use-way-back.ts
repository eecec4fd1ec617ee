import { useTranslation } from 'react-i18next';
import type { Confirmation } from '#contract/accounts/accounts.ts';

/** Where the contact itself was typed a step before, the way back is to type another. */
export const useWayBack = ({ kind, channel }: Pick<Confirmation, 'kind' | 'channel'>) => {
  const { t } = useTranslation();
  const wasTyped = kind !== 'BOOKING' && kind !== 'LOGIN_ATTEMPT';
  return wasTyped ? t(`codeConfirmation.change.${channel}`) : t('common.cancel');
};
