import type { ComponentProps } from 'react';
import styles from './text-button.module.css';

/** An action that looks like a link. */
export const TextButton = (props: ComponentProps<'button'>) => (
  <button type="button" className={styles.link} {...props} />
);
