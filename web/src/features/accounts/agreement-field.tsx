import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Trans } from 'react-i18next';
import { CheckboxField } from '../../ui/fields/checkbox-field.tsx';
import type { FieldBinding } from '../../ui/form/use-field.ts';

/** Opens in a new tab, so that the form keeps what was typed. The text comes from the translation. */
const DocumentLink = ({ href, children }: { readonly href: string; readonly children?: ReactNode }) => (
  <a href={href} target="_blank" rel="noreferrer">
    {children}
  </a>
);

export const AgreementField = <Input extends FieldValues, Output>(binding: FieldBinding<Input, Output>) => (
  <CheckboxField
    {...binding}
    label={
      <span>
        <Trans
          i18nKey="accounts.registration.agreement"
          components={{
            agreement: <DocumentLink href="/info/user-agreement" />,
            policy: <DocumentLink href="/info/policy" />,
          }}
        />
      </span>
    }
  />
);
