import type { TFunction } from 'i18next';
import type { Factor } from '#contract/accounts/factors.ts';

export const factorName = (t: TFunction, { name }: Factor): string =>
  name ?? t('accounts.factors.totp.title');
