import type { ReactNode } from 'react';
import layout from '../layout/layout.module.css';

/** A name and its value, for a `dl` with the class `facts`; an action beside the value goes to the end of its line. */
export const Fact = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd className={layout.apart}>{children}</dd>
  </div>
);
