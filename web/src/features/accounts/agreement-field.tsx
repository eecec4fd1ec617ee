import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { CheckboxField } from '../../ui/fields/checkbox-field.tsx';
import type { FieldBinding } from '../../ui/form/use-field.ts';
import { MarkedText } from '../../ui/text/marked-text.tsx';

/** Opens in a new tab, so that the form keeps what was typed. */
const linkTo = (href: string) => (text: string) => (
  <a href={href} target="_blank" rel="noreferrer">
    {text}
  </a>
);

export const AgreementField = <Input extends FieldValues, Output>(binding: FieldBinding<Input, Output>) => {
  const { t } = useTranslation();
  return (
    <CheckboxField
      {...binding}
      label={
        <span>
          <MarkedText
            text={t('accounts.registration.agreement')}
            marks={{ agreement: linkTo('/info/user-agreement'), policy: linkTo('/info/policy') }}
          />
        </span>
      }
    />
  );
};
