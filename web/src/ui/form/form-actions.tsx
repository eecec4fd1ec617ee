import { Button } from '@mantine/core';
import type { ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { useOnline } from '../../lib/query-client.ts';
import layout from '../layout/layout.module.css';
import text from '../text/text.module.css';
import styles from './form.module.css';
import { useFormFlowContext } from './form-flow-context.ts';

type SubmitButtonProps = {
  readonly children: ReactNode;
  readonly disabled?: boolean;
  readonly fullWidth?: boolean;
  /** In a form with several submit buttons, whether this one was pressed. */
  readonly isPressed?: boolean;
  readonly ref?: Ref<HTMLButtonElement>;
};

export const SubmitButton = (props: SubmitButtonProps) => {
  const { children, disabled = false, fullWidth = true, isPressed = true, ref } = props;
  const { submitting } = useFormFlowContext();
  const isOnline = useOnline();
  const { t } = useTranslation();
  return (
    <>
      {!isOnline && <p className={text.hint}>{t('form.needsNetwork')}</p>}
      <Button
        ref={ref}
        type="submit"
        loading={submitting && isPressed}
        disabled={disabled || submitting}
        fullWidth={fullWidth}
        // A key that has been held down since the screen before must not confirm anything here.
        onKeyDown={(event) => event.repeat && event.preventDefault()}
      >
        {children}
      </Button>
    </>
  );
};

export const FormActions = ({ children }: { readonly children: ReactNode }) => (
  <div className={`${layout.row} ${styles.actions}`}>{children}</div>
);
