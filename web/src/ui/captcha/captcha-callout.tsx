import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Captcha, withCaptcha } from '../../lib/captcha/captcha.ts';
import { SubmitButton } from '../form/form-actions.tsx';
import layout from '../layout/layout.module.css';
import text from '../text/text.module.css';

export const useCaptcha = () => {
  const [checking, setChecking] = useState(false);
  const guarded = <T,>(attempt: (captcha: Captcha) => Promise<T>) => withCaptcha(attempt, setChecking);
  return { checking, guarded };
};

export const CaptchaCallout = ({ checking }: { readonly checking: boolean }) => {
  const { t } = useTranslation();
  return (
    <div role="status" className={layout.live}>
      {checking && <p className={text.dimmed}>{t('accounts.captcha.checking')}</p>}
    </div>
  );
};

type CheckedSubmitProps = { readonly checking: boolean; readonly children: ReactNode };

export const CheckedSubmit = ({ checking, children }: CheckedSubmitProps) => (
  <>
    <SubmitButton>{children}</SubmitButton>
    <CaptchaCallout checking={checking} />
  </>
);
