import { type ReactNode, useId } from 'react';
import layout from '../layout/layout.module.css';
import text from '../text/text.module.css';
import styles from './side-panel.module.css';

type Props = {
  readonly title: string;
  readonly beside?: ReactNode;
  readonly children: ReactNode;
};

export const PanelSection = ({ title, beside, children }: Props) => {
  const id = useId();
  return (
    <section className={`${layout.stack} ${styles.section}`} aria-labelledby={id}>
      <div className={`${layout.apart} ${text.small}`}>
        <h3 id={id}>{title}</h3>
        {beside}
      </div>
      {children}
    </section>
  );
};
