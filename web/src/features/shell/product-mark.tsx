import styles from './bar.module.css';

export const ProductMark = () => <span className={styles.mark} aria-hidden="true" />;
