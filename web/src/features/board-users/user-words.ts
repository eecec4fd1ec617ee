import type { UserAccount } from '#contract/accounts/accounts.ts';
import { languageTag } from '../../lib/i18n.ts';

type Named = Pick<UserAccount, 'firstName' | 'lastName'> & { readonly patronymic?: string | null };

/** Family name first, as lists are read. */
export const fullName = ({ lastName, firstName, patronymic }: Named) =>
  [lastName, firstName, patronymic].filter(Boolean).join(' ');

/** Instants carry the checkpoint's offset: their digits are its wall clock. */
const inWords = (instant: string, style: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(languageTag(), { ...style, timeZone: 'UTC' }).format(
    new Date(`${instant.slice(0, 19)}Z`),
  );

/** With its year: accounts last. */
export const dayWords = (instant: string) => inWords(instant, { dateStyle: 'medium' });

export const momentWords = (instant: string) =>
  inWords(instant, { dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23' });
