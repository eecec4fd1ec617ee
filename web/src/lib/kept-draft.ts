import { useEffect } from 'react';
import { readStoredJson, removeStored, writeStored } from './local-store.ts';
import { belongsToAccount } from './session/work-of-account.ts';

/** The server keeps documents that are not attached for so long. */
const keptMs = 24 * 60 * 60_000;

type Stored<Draft> = Draft & { readonly userId: string; readonly keptAt: number };

/** A half-filled form of one account, which survives reloads. Signing out removes it from the device. */
export const createKeptDraft = <Draft extends object>(storageKey: string) => {
  const forget = () => removeStored(storageKey);
  belongsToAccount({
    handOver: (accountId) => {
      if (accountId === null) forget();
    },
  });

  const read = (userId: string, now = Date.now()): Draft | undefined => {
    const kept = readStoredJson<Stored<Draft>>(storageKey);
    if (kept?.userId === userId && now - kept.keptAt < keptMs) return kept;
    forget();
    return undefined;
  };

  const write = (userId: string, draft: Draft | null) => {
    if (draft === null) forget();
    else writeStored(storageKey, JSON.stringify({ ...draft, userId, keptAt: Date.now() }));
  };

  return { read, write };
};

type KeptDraft<Draft> = { readonly write: (userId: string, draft: Draft | null) => void };

export const useKeptDraft = <Draft>({ write }: KeptDraft<Draft>, userId: string, draft: Draft | null) => {
  const text = JSON.stringify(draft);
  useEffect(() => write(userId, JSON.parse(text)), [write, text, userId]);
};
