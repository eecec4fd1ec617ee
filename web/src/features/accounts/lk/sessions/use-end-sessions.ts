import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { outdateSessions } from '../../../../domain/account/sessions.ts';
import { call } from '../../../../lib/api.ts';
import { confirmDialog } from '../../../../ui/dialogs/open-dialog.ts';
import { handleError } from '../../../../ui/errors/handle-error.ts';

const allOthers = null;

const requestEnd = (id: string | typeof allOthers) =>
  id === allOthers
    ? call('DELETE /users/sessions', { expect: 204 })
    : call('DELETE /users/sessions/{id}', { expect: 204, params: { id } });

/** `onEnded` moves the focus, because the row that had it is about to be removed. */
export const useEndSessions = (onEnded: () => void) => {
  const { t } = useTranslation();
  const ending = useMutation({
    mutationFn: requestEnd,
    onSuccess: onEnded,
    onError: handleError,
    onSettled: outdateSessions,
  });
  const isEnding = (id: string | typeof allOthers) => ending.isPending && ending.variables === id;

  const askToEndOthers = async () => {
    const isSure = await confirmDialog({
      title: t('accounts.sessions.endOthersTitle'),
      message: t('accounts.sessions.endOthersMessage'),
      okLabel: t('accounts.sessions.endOthers'),
    });
    if (isSure) ending.mutate(allOthers);
  };

  return {
    endOne: (id: string) => ending.mutate(id),
    askToEndOthers,
    isEndingOne: (id: string) => isEnding(id),
    isEndingOthers: isEnding(allOthers),
    done:
      ending.isSuccess &&
      t(ending.variables === allOthers ? 'accounts.sessions.othersEnded' : 'accounts.sessions.ended'),
  };
};
