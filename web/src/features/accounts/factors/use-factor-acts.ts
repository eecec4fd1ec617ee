import { useMutation } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { Factor, FactorKind } from '#contract/accounts/factors.ts';
import { factorsQuery } from '../../../domain/account/factors.ts';
import { outdateProfile } from '../../../domain/account/profile.ts';
import { withProofAgain } from '../../../domain/account/proof-again/with-proof-again.ts';
import { outdateSessions } from '../../../domain/account/sessions.ts';
import { call, fetchBody } from '../../../lib/api.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { confirmDialog, openLoaded } from '../../../ui/dialogs/open-dialog.ts';
import { tellRefusal } from '../../../ui/errors/handle-error.ts';

export const factorName = (t: TFunction, { name }: Factor): string =>
  name ?? t('accounts.factors.totp.title');

const addTotp = async () => {
  const setup = await withProofAgain(() => fetchBody('POST /users/factors/totp', {}));
  const load = async () => (await import('./totp-dialog.tsx')).TotpDialog;
  return openLoaded(load, setup, null);
};

const addPasskey = async () => {
  const options = await withProofAgain(() => fetchBody('POST /users/factors/passkey/options', {}));
  const load = async () => (await import('./passkey-dialog.tsx')).PasskeyDialog;
  return openLoaded(load, { options }, null);
};

const showRecoveryCodes = (codes: readonly string[]) =>
  openLoaded(
    async () => (await import('./recovery-codes-dialog.tsx')).RecoveryCodesDialog,
    { codes },
    undefined,
  );

const add = async (kind: FactorKind) => {
  const added = await (kind === 'TOTP' ? addTotp() : addPasskey());
  if (added?.recoveryCodes) await showRecoveryCodes(added.recoveryCodes);
};

const renewCodes = async () => {
  const answer = await withProofAgain(() => fetchBody('POST /users/factors/recovery-codes', {}));
  await showRecoveryCodes(answer.recoveryCodes);
};

const remove = (id: string) =>
  withProofAgain(() => call('DELETE /users/factors/{id}', { expect: 204, params: { id } }));

/** Sessions change too, because a removed factor ends those it has opened. The profile tells if a factor is lacking. */
const outdate = () =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: factorsQuery.queryKey }),
    outdateSessions(),
    outdateProfile(),
  ]);

const settled = { onError: tellRefusal, onSettled: outdate };

export const useFactorActs = () => {
  const { t } = useTranslation();
  const adding = useMutation({ mutationFn: add, ...settled });
  const removing = useMutation({ mutationFn: remove, ...settled });
  const renewing = useMutation({ mutationFn: renewCodes, ...settled });

  const askToRemove = async (factor: Factor, isLast: boolean) => {
    const isSure = await confirmDialog({
      title: t('accounts.factors.removeTitle', { name: factorName(t, factor) }),
      message: t(isLast ? 'accounts.factors.removeLast' : 'accounts.factors.removeText'),
      okLabel: t('accounts.factors.remove'),
      isRisky: true,
    });
    if (isSure) removing.mutate(factor.id);
  };

  const askToRenew = async () => {
    const isSure = await confirmDialog({
      title: t('accounts.factors.renewTitle'),
      message: t('accounts.factors.renewText'),
      okLabel: t('accounts.factors.renew'),
    });
    if (isSure) renewing.mutate();
  };

  return {
    add: (kind: FactorKind) => adding.mutate(kind),
    adding: adding.isPending ? adding.variables : null,
    askToRemove,
    removing: removing.isPending ? removing.variables : null,
    askToRenew,
    isRenewing: renewing.isPending,
  };
};

export type FactorActs = ReturnType<typeof useFactorActs>;
