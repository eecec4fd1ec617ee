import layout from '../../ui/layout/layout.module.css';
import styles from './bar.module.css';

export const ProductMark = () => <span className={`${layout.centred} ${styles.mark}`} aria-hidden="true" />;
