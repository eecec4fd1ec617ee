import type { ReactNode } from 'react';
import layout from '../ui/layout/layout.module.css';
import text from '../ui/text/text.module.css';

type ExampleProps = { title: string; children: ReactNode };

export const Example = ({ title, children }: ExampleProps) => (
  <section className={`${layout.stack} ${layout.ruled}`} aria-label={title}>
    <h3 className={text.hint}>{title}</h3>
    {children}
  </section>
);
