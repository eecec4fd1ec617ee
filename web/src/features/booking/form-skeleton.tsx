import { Skeleton } from '@mantine/core';
import '@mantine/core/styles/Skeleton.css';
import styles from './form-skeleton.module.css';

/** About as tall as the form that it stands in for, so that what is below does not jump when the form comes. */
export const FormSkeleton = () => <Skeleton className={styles.form ?? ''} radius="lg" aria-hidden="true" />;
