import { type ReactNode, useId } from 'react';
import styles from './panel-section.module.css';

type Props = {
  readonly title: string;
  readonly beside?: ReactNode;
  readonly children: ReactNode;
};

export const PanelSection = ({ title, beside, children }: Props) => {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.head}>
        <h3 id={id}>{title}</h3>
        {beside}
      </div>
      {children}
    </section>
  );
};
