import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Profile } from '#contract/accounts/accounts.ts';
import { accountQuery } from '../../../domain/account/account-query.ts';
import { fetchBody } from '../../../lib/api.ts';
import { currentLanguage } from '../../../lib/i18n.ts';
import { soughtDigits, wholePhone } from './sought-phone.ts';

const mostOffered = 5;
/** Fewer digits would find too many numbers, and operators remember more. */
const fewestDigits = 3;

const callersQuery = (digits: string) =>
  queryOptions({
    queryKey: ['users', 'callers', digits],
    queryFn: async ({ signal }) =>
      (await fetchBody('GET /users', { query: { query: digits, size: mostOffered }, signal })).content,
    enabled: digits.length >= fewestDigits,
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  });

const pauseMs = 200;
const nobody: readonly Profile[] = [];

/** The account that gets the booking: a chosen one or that of the complete phone. Before, accounts are offered. */
export const useCaller = (phone: string, firstId: string | undefined) => {
  const [chosenId, setChosenId] = useState(firstId);
  const language = currentLanguage();
  const [sought] = useDebouncedValue(soughtDigits(phone, language), pauseMs);
  const chosen = useQuery({ ...accountQuery(chosenId ?? ''), enabled: chosenId !== undefined });
  const isSeeking = chosenId === undefined && sought.length >= fewestDigits;
  const found = useQuery({ ...callersQuery(sought), enabled: isSeeking });
  const whole = wholePhone(phone, language);
  const offered = isSeeking ? (found.data ?? nobody) : nobody;
  const exact = offered.find((account) => account.phone?.value === whole);
  const account = chosenId === undefined ? (exact ?? null) : (chosen.data ?? null);
  const isKnown = found.isSuccess && !found.isPlaceholderData && soughtDigits(phone, language) === sought;
  const only = isKnown && offered.length === 1 ? offered[0]?.id : undefined;
  const [enteredFor, setEnteredFor] = useState<string>();
  useEffect(() => {
    if (enteredFor === phone && only !== undefined) setChosenId(only);
  }, [enteredFor, phone, only]);
  return {
    account,
    /** The account was chosen, so the typed number may differ from its own. */
    isChosen: chosenId !== undefined,
    offered: account ? nobody : offered,
    /** The complete number belongs to nobody, so that an account will be opened for it. */
    isNew: account === null && chosenId === undefined && whole !== null && isKnown && !exact,
    choose: setChosenId,
    /** Takes the only account that a part of its phone finds, even later than the key. False if no part is typed. */
    enter: (): boolean => {
      const isPart = account === null && whole === null && phone !== '';
      if (isPart) setEnteredFor(phone);
      return isPart;
    },
    forget: () => setChosenId(undefined),
  };
};

export type Caller = ReturnType<typeof useCaller>;
