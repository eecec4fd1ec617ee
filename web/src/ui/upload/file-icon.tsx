import styles from './upload.module.css';

export const FileIcon = ({ name }: { readonly name: string }) => (
  <span className={styles.icon} aria-hidden="true">
    {/\.pdf$/i.test(name) ? 'PDF' : 'JPG'}
  </span>
);
