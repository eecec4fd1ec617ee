import text from '../text/text.module.css';
import styles from './figures.module.css';

type Props = { readonly figures: Readonly<Record<string, string>> };

export const Figures = ({ figures }: Props) => (
  <dl className={styles.figures}>
    {Object.entries(figures).map(([name, words]) => (
      <div key={name}>
        <dt className={text.hint}>{name}</dt>
        <dd>{words}</dd>
      </div>
    ))}
  </dl>
);
