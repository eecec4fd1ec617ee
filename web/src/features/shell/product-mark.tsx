import styles from './product-mark.module.css';

/** Decoration beside the product's name; the link around it says where it leads. */
export const ProductMark = () => <span className={styles.mark} aria-hidden="true" />;
