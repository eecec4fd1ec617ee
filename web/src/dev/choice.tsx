import { NativeSelect } from '@mantine/core';
import type { ReactNode } from 'react';
import layout from '../ui/layout/layout.module.css';
import text from '../ui/text/text.module.css';

type ExampleProps = { title: string; as?: 'stack' | 'row' | 'fields'; children: ReactNode };

export const Example = ({ title, as = 'stack', children }: ExampleProps) => (
  <section className={`${layout.stack} ${layout.ruled}`} aria-label={title}>
    <h3 className={text.hint}>{title}</h3>
    <div className={layout[as]}>{children}</div>
  </section>
);

type ChoiceProps<T extends string> = {
  readonly label: string;
  readonly value: T;
  readonly options: readonly (readonly [T, string])[];
  readonly onChange: (value: T) => void;
};

export const Choice = <T extends string>({ label, value, options, onChange }: ChoiceProps<T>) => (
  <NativeSelect
    label={label}
    value={value}
    data={options.map(([option, words]) => ({ value: option, label: words }))}
    onChange={(event) => {
      const chosen = options.find(([option]) => option === event.currentTarget.value);
      if (chosen) onChange(chosen[0]);
    }}
  />
);

export const Choices = ({ children }: { readonly children: ReactNode }) => (
  <div className={`${layout.row} ${layout.loose}`}>{children}</div>
);
