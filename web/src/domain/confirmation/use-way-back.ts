import { useTranslation } from 'react-i18next';
import type { Confirmation } from '#contract/accounts/accounts.ts';

/** Label of the back button. If the contact was typed in the previous step, it offers to change that contact. */
export const useWayBack = ({ kind, channel }: Pick<Confirmation, 'kind' | 'channel'>) => {
  const { t } = useTranslation();
  const wasTyped = kind !== 'BOOKING' && kind !== 'LOGIN_ATTEMPT';
  return wasTyped ? t(`codeConfirmation.change.${channel}`) : t('common.cancel');
};
