import type { ReactNode } from 'react';
import layout from '../layout/layout.module.css';

/** A name and its value, for a `dl` with the class `facts`. An act beside the value stands at the end of the line. */
export const Fact = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd className={layout.apart}>{children}</dd>
  </div>
);
