import { useEffect, useState } from 'react';
import type { Confirmation } from '#contract/accounts/accounts.ts';
import { forgetTab, readTab, writeTab } from '../../lib/tab-store.ts';

const keyOf = ({ id }: Confirmation) => `oktet.typed-code.${id}`;

/** What was typed of a code when the tab was reloaded. */
export const useTypedCode = (confirmation: Confirmation) =>
  useState(() => readTab<string>(keyOf(confirmation)) ?? '')[0];

/** Keeps what is being typed of a code over a reload; a step that is left has nothing to keep. */
export const useKeptCode = (confirmation: Confirmation, code: string) => {
  const key = keyOf(confirmation);
  useEffect(() => {
    writeTab(key, code);
    return () => forgetTab(key);
  }, [key, code]);
};
