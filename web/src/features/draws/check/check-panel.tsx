import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { languageTag } from '../../../lib/i18n.ts';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/text/text.module.css';
import styles from './check-panel.module.css';
import type { CheckResult } from './run-check.ts';
import type { Check } from './use-check.ts';

const isRight = ({ outcomes, own }: CheckResult) =>
  Object.values(outcomes).every((outcome) => outcome === 'passed') &&
  own.every(({ finding }) => !isBad(finding));

const isBad = (finding: CheckResult['own'][number]['finding']) =>
  finding === 'DROPPED' || finding === 'ALTERED' || finding === 'FORGED' || finding === 'OTHER_DAY';

const Own = ({ own }: Pick<CheckResult, 'own'>) => {
  const { t } = useTranslation();
  return own.map(({ number, finding }) => (
    <p key={number} className={`${text.toned} ${styles.own}`} data-tone={isBad(finding) ? 'red' : 'green'}>
      {t(
        isBad(finding)
          ? 'draw.check.ownBad'
          : finding === 'DRAWN'
            ? 'draw.check.ownDrawn'
            : 'draw.check.ownOut',
        {
          number,
        },
      )}
    </p>
  ));
};

const Result = ({ result }: { readonly result: CheckResult }) => {
  const { t } = useTranslation();
  const { applications, seconds } = result;
  const fine = isRight(result);
  const time = new Intl.NumberFormat(languageTag(), { maximumFractionDigits: 1 }).format(
    Math.max(0.1, seconds),
  );
  return (
    <>
      <span className={styles.sign} aria-hidden="true">
        {fine ? '✓' : '✗'}
      </span>
      <div className={styles.words}>
        <strong>{t(fine ? 'draw.check.right' : 'draw.check.wrong', { count: applications })}</strong>
        <p className={text.small}>{t('draw.check.here', { seconds: time })}</p>
      </div>
    </>
  );
};

export const CheckPanel = ({ check }: { readonly check: Check }) => {
  const { t } = useTranslation();
  const { data, isPending, isError, mutate } = check;
  const tone = data ? (isRight(data) ? 'green' : 'red') : 'blue';
  return (
    <div className={`${layout.row} ${styles.panel}`} data-tone={tone} role="status">
      {data && !isPending ? (
        <Result result={data} />
      ) : (
        <p className={styles.words}>
          {t(isError ? 'draw.check.notLoaded' : isPending ? 'draw.check.running' : 'draw.check.about')}
        </p>
      )}
      <Button variant="default" loading={isPending} onClick={() => mutate()}>
        {t(data ? 'draw.check.again' : 'draw.check.start')}
      </Button>
      {data && !isPending && <Own own={data.own} />}
    </div>
  );
};
