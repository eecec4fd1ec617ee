import type { ComponentProps } from 'react';
import styles from './text-button.module.css';

export const TextButton = (props: ComponentProps<'button'>) => (
  <button type="button" className={styles.link} {...props} />
);
