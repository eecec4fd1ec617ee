import { useEffect } from 'react';
import { readStored, removeStored, writeStored } from './local-store.ts';
import { belongsToAccount } from './session/work-of-account.ts';

/** The server keeps unattached documents this long. */
const keptMs = 24 * 60 * 60_000;

type Stored<Draft> = Draft & { readonly userId: string; readonly keptAt: number };

/** A half-filled form of one account, kept across reloads. Signing out removes it from the device. */
export const createKeptDraft = <Draft extends object>(storageKey: string) => {
  const forget = () => removeStored(storageKey);
  belongsToAccount({
    handOver: (accountId) => {
      if (accountId === null) forget();
    },
  });

  /** The account's saved draft; another account's is deleted. */
  const read = (userId: string, now = Date.now()): Draft | undefined => {
    const text = readStored(storageKey);
    if (text === null) return undefined;
    try {
      const kept: Stored<Draft> = JSON.parse(text);
      if (kept.userId === userId && now - kept.keptAt < keptMs) return kept;
    } catch {
      // Invalid JSON counts as no draft.
    }
    forget();
    return undefined;
  };

  /** Null: nothing is half done. */
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
