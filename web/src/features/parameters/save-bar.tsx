import { Button } from '@mantine/core';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { StaleCallout } from '../../ui/callout/stale-callout.tsx';
import card from '../../ui/card/card.module.css';
import { SubmitButton } from '../../ui/form/form-actions.tsx';
import layout from '../../ui/layout/layout.module.css';
import text from '../../ui/text/text.module.css';
import styles from './parameters-page.module.css';
import { changedNames } from './params-values.ts';
import type { ParamsFormState } from './use-params-form.ts';

type ChangesProps = {
  readonly params: ParamsFormState;
  /** Scrolls to the effect, which is below the form on narrow screens. */
  readonly onShowEffect: () => void;
};

const Changes = ({ params, onShowEffect }: ChangesProps) => {
  const { t } = useTranslation();
  const { flow, base, saved, undo } = params;
  const values = useWatch({ control: flow.control, compute: (all) => all });
  const count = changedNames(values, base).length;
  const words = () => {
    if (count > 0) return t('parameters.save.changed', { count });
    if (saved === base.version) return t('parameters.save.done', { version: saved });
    return t('parameters.save.none');
  };
  return (
    <div className={`${card.frame} ${layout.row} ${styles.changes}`} data-idle={count === 0}>
      <p role="status" className={`${text.strong} ${layout.words}`}>
        {words()}
      </p>
      {count > 0 && (
        <Button className={styles.toEffect ?? ''} variant="subtle" onClick={onShowEffect}>
          {t('parameters.save.effect')}
        </Button>
      )}
      <Button variant="default" disabled={count === 0 || flow.submitting} onClick={undo}>
        {t('parameters.save.undo')}
      </Button>
      <SubmitButton fullWidth={false} disabled={count === 0}>
        {t('common.save')}
      </SubmitButton>
    </div>
  );
};

type SaveBarProps = ChangesProps & { readonly newestVersion: number };

/** Stays in sight, and tells what prevents saving. */
export const SaveBar = ({ newestVersion, ...changes }: SaveBarProps) => {
  const { t } = useTranslation();
  const { isOutdated, wasRefused, takeFresh } = changes.params;
  const bar = useRef<HTMLElement>(null);
  const takeFreshAndGoOn = () => {
    flushSync(takeFresh);
    bar.current?.focus();
  };
  return (
    <section ref={bar} className={styles.saveBar} aria-label={t('parameters.save.title')} tabIndex={-1}>
      {isOutdated ? (
        <StaleCallout
          text={t('parameters.stale.text', { version: newestVersion })}
          action={t('parameters.stale.reload')}
          isAnswer={wasRefused}
          onTake={takeFreshAndGoOn}
        />
      ) : (
        <Changes {...changes} />
      )}
    </section>
  );
};
