import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { type CheckResult, checkLog } from './check-log.ts';
import { deviceDay, keptHeads } from './kept-heads.ts';
import { loadLine, loadLogPage, pageSize } from './log-calls.ts';

const sha256 = async (text: string): Promise<string> => {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
};

/** Web Crypto exists in secure contexts only. */
export const canCheck = (): boolean => globalThis.crypto?.subtle !== undefined;

export type CheckScope = { readonly isWhole: boolean };

/** Changing the day resets the check. */
export const useLogCheck = (date: string, isToday: boolean) => {
  const [progress, setProgress] = useState(0);
  const running = useRef<AbortController>(null);
  const checking = useMutation({
    mutationFn: async ({ isWhole }: CheckScope): Promise<CheckResult> => {
      const controller = new AbortController();
      running.current = controller;
      setProgress(0);
      const { signal } = controller;
      return checkLog({
        sha256,
        loadPage: (page, isAll) =>
          loadLogPage({ date: isAll ? undefined : date, page, size: pageSize, signal }),
        loadLine: () => loadLine(signal),
        kept: keptHeads(),
        today: deviceDay(),
        isWhole,
        endsWithHead: isWhole || isToday,
        onProgress: setProgress,
      });
    },
    networkMode: 'always',
  });
  const stop = () => {
    running.current?.abort();
    checking.reset();
  };
  const { reset } = checking;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was found is about the day that was shown.
  useEffect(() => {
    reset();
    return () => running.current?.abort();
  }, [date, reset]);
  return { checking, progress, stop };
};
