import styles from './product-mark.module.css';

export const ProductMark = () => <span className={styles.mark} aria-hidden="true" />;
