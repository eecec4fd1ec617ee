import { useEffect, useState } from 'react';
import type { Confirmation } from '#contract/accounts/accounts.ts';
import { forgetTab, readTab, writeTab } from '../../lib/tab-store.ts';

const keyOf = ({ id }: Confirmation) => `oktet.typed-code.${id}`;

export const useTypedCode = (confirmation: Confirmation) =>
  useState(() => readTab<string>(keyOf(confirmation)) ?? '')[0];

/** Keeps the typed code in the tab and deletes it on unmount. */
export const useKeptCode = (confirmation: Confirmation, code: string) => {
  const key = keyOf(confirmation);
  useEffect(() => {
    writeTab(key, code);
    return () => forgetTab(key);
  }, [key, code]);
};
