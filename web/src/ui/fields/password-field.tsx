import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import button from '../button/button.module.css';
import { type Field, useField } from '../form/use-field.ts';
import { Icon } from '../icons/icon.tsx';
import text from '../text/text.module.css';
import type { TextProps } from './text-field.tsx';

const EyeIcon = ({ crossed }: { readonly crossed: boolean }) => (
  <Icon>
    <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Z" />
    <circle cx="12" cy="12" r="3" />
    {crossed && <path d="M4 4l16 16" />}
  </Icon>
);

type Props = Omit<TextProps, 'type'> & {
  /** Password managers fill in current passwords and generate new ones. */
  readonly autoComplete: 'current-password' | 'new-password';
};

export const PasswordField: Field<Props> = (props) => {
  const { t } = useTranslation();
  const [shown, setShown] = useState(false);
  const { field, error, rest, submitting } = useField(props);
  return (
    <TextInput
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...rest}
      {...field}
      error={error}
      // The field is hidden on submit, because only then browsers offer to save the password.
      type={shown && !submitting ? 'text' : 'password'}
      rightSectionWidth={44}
      rightSectionPointerEvents="all"
      rightSection={
        <button
          type="button"
          className={`${button.icon} ${text.dimmed}`}
          aria-label={t(shown ? 'form.hidePassword' : 'form.showPassword')}
          onClick={() => setShown(!shown)}
        >
          <EyeIcon crossed={shown} />
        </button>
      }
    />
  );
};
