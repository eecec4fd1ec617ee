import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { DrawView } from '#contract/draws/draws.ts';
import { languageTag } from '../../../lib/i18n.ts';
import { RoundMark } from '../../../ui/badge/round-mark.tsx';
import { Callout } from '../../../ui/callout/callout.tsx';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/text/text.module.css';
import { PasteForm } from '../proof/paste-form.tsx';
import { isReceipt, ReceiptFindings } from './receipts.tsx';
import type { CheckResult } from './run-check.ts';
import type { Check } from './use-check.ts';

const isRight = ({ outcomes, receipts }: CheckResult) =>
  Object.values(outcomes).every((outcome) => outcome !== 'failed') &&
  receipts.every(({ finding }) => finding !== 'DROPPED' && finding !== 'ALTERED');

const useResultWords = () => {
  const { t } = useTranslation();
  return (result: CheckResult) => {
    if (!isRight(result)) return t('draw.check.wrong');
    const count = result.applications;
    return result.isDrawn ? t('draw.check.right', { count }) : t('draw.check.rightSoFar', { count });
  };
};

const Result = ({ result }: { readonly result: CheckResult }) => {
  const { t } = useTranslation();
  const resultWords = useResultWords();
  const { seconds, isDrawn } = result;
  const fine = isRight(result);
  const time = new Intl.NumberFormat(languageTag(), { maximumFractionDigits: 1 }).format(
    Math.max(0.1, seconds),
  );
  return (
    <div className={layout.beside}>
      <RoundMark tone={fine ? 'green' : 'red'} isFilled>
        {fine ? '✓' : '✗'}
      </RoundMark>
      <div>
        <h3>{resultWords(result)}</h3>
        <p className={text.small}>{t('draw.check.here', { seconds: time })}</p>
        {!isDrawn && <p className={text.small}>{t('draw.check.notDrawn')}</p>}
      </div>
    </div>
  );
};

type Props = { readonly check: Check; readonly draw: DrawView };

/** Offers the check once the list is frozen, because before there is nothing to compare. */
export const CheckPanel = ({ check, draw: { root, state } }: Props) => {
  const { t } = useTranslation();
  const { data, isPending, isError, mutate, variables } = check;
  if (root === undefined)
    return state === 'OPEN' ? <p className={text.hint}>{t('draw.check.notYet')}</p> : null;
  const result = isPending ? undefined : data;
  const tone = result ? (isRight(result) ? 'green' : 'red') : 'blue';
  return (
    <>
      <Callout tone={tone} role="status">
        <div className={layout.apart} style={{ width: '100%' }}>
          {result ? (
            <Result result={result} />
          ) : (
            <p>
              {t(isError ? 'draw.check.notLoaded' : isPending ? 'draw.check.running' : 'draw.check.about')}
            </p>
          )}
          <Button variant="default" loading={isPending} onClick={() => mutate(variables ?? null)}>
            {t(data ? 'draw.check.again' : 'draw.check.start')}
          </Button>
        </div>
        {result && <ReceiptFindings receipts={result.receipts} />}
      </Callout>
      <PasteForm
        words="draw.receipt"
        read={(typed) => (isReceipt(typed) ? typed.trim() : null)}
        takesFiles
        isPending={isPending}
        onSend={mutate}
      />
    </>
  );
};
