import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Profile } from '#contract/accounts/accounts.ts';
import { accountQuery } from '../../../domain/account/account-query.ts';
import { fetchBody } from '../../../lib/api.ts';
import { currentLanguage } from '../../../lib/i18n.ts';
import { soughtDigits, wholePhone } from './sought-phone.ts';

const mostOffered = 5;
/** Operators remember at least this many digits of a number. */
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

/** The account that gets the booking: chosen, or found by the complete phone; else suggestions. */
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
    /** Chosen explicitly, so the typed number may differ from the account's. */
    isChosen: chosenId !== undefined,
    offered: account ? nobody : offered,
    /** The number is complete and belongs to nobody: an account will be opened for it. */
    isNew: account === null && chosenId === undefined && whole !== null && isKnown && !exact,
    choose: setChosenId,
    /** Takes the only account that a part of its phone finds, also when it is found after the key. False: nothing to take. */
    enter: (): boolean => {
      const isPart = account === null && whole === null && phone !== '';
      if (isPart) setEnteredFor(phone);
      return isPart;
    },
    forget: () => setChosenId(undefined),
  };
};

export type Caller = ReturnType<typeof useCaller>;
