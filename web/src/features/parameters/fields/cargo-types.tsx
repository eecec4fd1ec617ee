import { Button } from '@mantine/core';
import { useState } from 'react';
import { useFieldArray, useFormState, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../../lib/i18n.ts';
import { Badge } from '../../../ui/badge/badge.tsx';
import { RemoveButton } from '../../../ui/button/remove-button.tsx';
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/text/text.module.css';
import type { ControlProps } from '../params-values.ts';
import styles from './item-list.module.css';
import { LanguageFields } from './language-fields.tsx';

const newType = { code: '', names: { RU: '', EN: '', CN: '' }, priority: false, active: true, isNew: true };

type ItemProps = ControlProps & {
  readonly index: number;
  readonly onUp: () => void;
  readonly onRemove: () => void;
};

const CargoTypeFields = ({ control, index }: ControlProps & { readonly index: number }) => {
  const { t } = useTranslation();
  const name = `cargoTypes.${index}` as const;
  const isNew = useWatch({ control, name: `${name}.isNew` });
  const { errors } = useFormState({ control, name: `${name}.code` });
  const hasCodeError = errors.cargoTypes?.[index]?.code !== undefined;
  return (
    <>
      <div className={layout.fields}>
        {isNew && (
          <TextField
            control={control}
            name={`${name}.code`}
            label={t('parameters.cargo.code')}
            description={!hasCodeError && t('parameters.validation.code')}
            maxLength={31}
          />
        )}
        <LanguageFields control={control} name={`${name}.names`} />
      </div>
      <div className={`${layout.row} ${layout.loose}`}>
        <CheckboxField control={control} name={`${name}.priority`} label={t('parameters.cargo.priority')} />
        <CheckboxField control={control} name={`${name}.active`} label={t('parameters.cargo.active')} />
      </div>
    </>
  );
};

const CargoType = ({ control, index, onUp, onRemove }: ItemProps) => {
  const { t } = useTranslation();
  const name = `cargoTypes.${index}` as const;
  const { code, names, isNew, priority, active } = useWatch({ control, name });
  const { errors } = useFormState({ control, name });
  const [isOpen, setIsOpen] = useState(isNew);
  const isInvalid = errors.cargoTypes?.[index] !== undefined;
  const title = names[currentLanguage()] || code || t('parameters.cargo.new');
  return (
    <li className={`${layout.ruled} ${styles.item}`} data-acts="2">
      {/* An invalid item stays open, because fields in a closed `details` cannot be focused. */}
      <details open={isOpen || isInvalid} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
        <summary>
          <b>{title}</b> {priority && <Badge tone="amber">{t('parameters.lines.priority')}</Badge>}{' '}
          {!active && <span className={text.dimmed}>{t('parameters.lines.inactive')}</span>}{' '}
          {!isNew && <code className={`${text.code} ${text.dimmed}`}>{code}</code>}
        </summary>
        <CargoTypeFields control={control} index={index} />
      </details>
      <div className={`${layout.row} ${styles.acts}`}>
        {index > 0 && (
          <Button variant="subtle" aria-label={t('parameters.cargo.upOne', { name: title })} onClick={onUp}>
            {t('parameters.cargo.up')}
          </Button>
        )}
        {isNew && (
          <RemoveButton label={t('parameters.cargo.removeOne', { name: title })} onClick={onRemove} />
        )}
      </div>
    </li>
  );
};

export const CargoTypes = ({ control }: ControlProps) => {
  const { t } = useTranslation();
  const { fields, append, remove, move } = useFieldArray({ control, name: 'cargoTypes' });
  return (
    <>
      <ul>
        {fields.map(({ id }, index) => (
          <CargoType
            key={id}
            control={control}
            index={index}
            onUp={() => move(index, index - 1)}
            onRemove={() => remove(index)}
          />
        ))}
      </ul>
      <div>
        <Button variant="default" onClick={() => append(newType, { shouldFocus: false })}>
          {t('parameters.cargo.add')}
        </Button>
      </div>
    </>
  );
};
