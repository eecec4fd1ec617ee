import type { ReactNode } from 'react';
import classes from './gallery.module.css';

type ExampleProps = { title: string; children: ReactNode };

export const Example = ({ title, children }: ExampleProps) => (
  <section className={classes.example} aria-label={title}>
    <h3 className={classes.exampleTitle}>{title}</h3>
    {children}
  </section>
);
