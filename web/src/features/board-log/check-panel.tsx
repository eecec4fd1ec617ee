import { Button, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { shortWhen } from '../../domain/checkpoint/checkpoint-words.ts';
import { Callout } from '../../ui/callout/callout.tsx';
import layout from '../../ui/layout/layout.module.css';
import { LoadFailure } from '../../ui/states/load-failure.tsx';
import text from '../../ui/text/text.module.css';
import styles from './board-log.module.css';
import { type CheckResult, checkLog } from './check-log.ts';
import { deviceDay, keptHeads } from './kept-heads.ts';
import { loadLine, loadLogPage, pageSize } from './log-calls.ts';
import { fewestDigits, soughtHash } from './sought-hash.ts';

const sha256 = async (text: string): Promise<string> => {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
};

/** Web Crypto exists in secure contexts only. */
const canCheck = (): boolean => globalThis.crypto?.subtle !== undefined;

type CheckScope = { readonly isWhole: boolean; readonly sought?: string };

/** Changing the day resets the check. */
const useLogCheck = ({ date, isToday, isSignedIn }: CheckPanelProps) => {
  const [progress, setProgress] = useState(0);
  const running = useRef<AbortController>(null);
  const checking = useMutation({
    mutationFn: async ({ isWhole, sought }: CheckScope): Promise<CheckResult> => {
      const controller = new AbortController();
      running.current = controller;
      setProgress(0);
      const { signal } = controller;
      return checkLog({
        sha256,
        loadPage: (page, isAll) =>
          loadLogPage({ date: isAll ? undefined : date, page, size: pageSize, signal }),
        loadLine: isSignedIn ? () => loadLine(signal) : null,
        sought,
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: another day needs another check.
  useEffect(
    () => () => {
      running.current?.abort();
      reset();
    },
    [date, reset],
  );
  return { checking, progress, stop };
};

/** If the log was rewritten, nearly every entry has a finding. Nobody would read them all. */
const mostShown = 20;

type CheckProps = { readonly check: CheckResult };

const GivenUp = ({ check }: CheckProps) => {
  const { t } = useTranslation();
  return (
    <ul>
      {check.givenUp.map((lost) => (
        <li key={lost.seq}>{t('boardLog.check.givenUp', lost)}</li>
      ))}
    </ul>
  );
};

const Found = ({ check }: CheckProps) => {
  const { t } = useTranslation();
  const { findings } = check;
  return (
    <Callout tone="red">
      <p>{t('boardLog.check.found', { number: findings.length })}</p>
      <ul>
        {findings.slice(0, mostShown).map(({ seq, fault }) => (
          <li key={`${seq} ${fault}`}>
            {t('boardLog.check.finding', { seq, fault: t(`boardLog.check.faults.${fault}`) })}
          </li>
        ))}
      </ul>
      <GivenUp check={check} />
    </Callout>
  );
};

/** Shows what was found, and what such a check cannot detect. */
const CheckOutcome = ({ check }: CheckProps) => {
  const { t } = useTranslation();
  if (check.findings.length > 0) return <Found check={check} />;
  return (
    <Callout tone={check.givenUp.length > 0 ? 'amber' : 'green'}>
      <GivenUp check={check} />
      <p>
        {t(check.isWhole ? 'boardLog.check.wholeIsFine' : 'boardLog.check.dayIsFine', {
          number: check.entries,
        })}
      </p>
      <p className={text.small}>
        {check.remembered > 0
          ? t('boardLog.check.cannotButRemembers', { number: check.remembered })
          : t('boardLog.check.cannot')}
      </p>
    </Callout>
  );
};

type SoughtFormProps = { readonly isPending: boolean; readonly onSeek: (sought: string) => void };

/** Finds a hash. The code on the display and on a slip opens the page with the hash in its address. */
const SoughtForm = ({ isPending, onSeek }: SoughtFormProps) => {
  const { t } = useTranslation();
  const [typed, setTyped] = useState(() => location.hash.slice(1));
  const [isRefused, setIsRefused] = useState(false);
  const seek = () => {
    const sought = soughtHash(typed);
    setIsRefused(sought === null);
    if (sought !== null) onSeek(sought);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, for the hash in the page's address.
  useEffect(() => {
    if (soughtHash(typed) !== null) seek();
  }, []);
  return (
    <form
      className={layout.row}
      onSubmit={(event) => {
        event.preventDefault();
        seek();
      }}
    >
      <TextInput
        className={styles.sought}
        label={t('boardLog.sought.label')}
        description={t('boardLog.sought.hint', { digits: fewestDigits })}
        value={typed}
        error={isRefused && t('boardLog.sought.refused', { digits: fewestDigits })}
        spellCheck={false}
        autoCapitalize="none"
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <Button type="submit" variant="default" disabled={isPending}>
        {t('boardLog.sought.check')}
      </Button>
    </form>
  );
};

const SoughtOutcome = ({ check: { found } }: CheckProps) => {
  const { t } = useTranslation();
  if (found === undefined) return null;
  return (
    <Callout tone={found ? 'green' : 'red'}>
      {found
        ? t('boardLog.sought.found', { seq: found.seq, time: shortWhen(found.at) })
        : t('boardLog.sought.missing')}
    </Callout>
  );
};

type CheckPanelProps = {
  readonly date: string;
  readonly isToday: boolean;
  readonly isSignedIn: boolean;
};

export const CheckPanel = (props: CheckPanelProps) => {
  const { t } = useTranslation();
  const { checking, progress, stop } = useLogCheck(props);
  const { data, error, isPending, mutate, variables } = checking;
  if (!canCheck()) return <Callout>{t('boardLog.check.unsupported')}</Callout>;
  return (
    <section className={layout.stack} aria-label={t('boardLog.check.title')}>
      <div className={layout.row}>
        <Button disabled={isPending} onClick={() => mutate({ isWhole: false })}>
          {t('boardLog.check.day')}
        </Button>
        <Button variant="default" disabled={isPending} onClick={() => mutate({ isWhole: true })}>
          {t('boardLog.check.whole')}
        </Button>
        {isPending && (
          <Button variant="default" onClick={stop}>
            {t('boardLog.check.stop')}
          </Button>
        )}
      </div>
      <SoughtForm isPending={isPending} onSeek={(sought) => mutate({ isWhole: true, sought })} />
      <div role="status" className={layout.stack}>
        {data && <SoughtOutcome check={data} />}
        {isPending && <p>{t('boardLog.check.progress', { number: progress })}</p>}
        {data && <CheckOutcome check={data} />}
      </div>
      {error && variables && (
        <LoadFailure message={t('boardLog.check.failed')} onRetry={() => mutate(variables)} />
      )}
    </section>
  );
};
