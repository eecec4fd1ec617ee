import { parsePlate } from './parse-plate.ts';
import classes from './plate.module.css';

export type PlateSize = 'sm' | 'md' | 'lg' | 'xl';

type PlateProps = {
  /** As typed; it is also what a screen reader says. */
  text: string;
  size?: PlateSize;
};

/** A vehicle's registration plate, drawn in the manner of its country. */
export const Plate = ({ text, size = 'md' }: PlateProps) => {
  const plate = parsePlate(text);
  return (
    <span
      className={classes.plate}
      data-kind={plate.kind}
      data-size={size}
      role="img"
      aria-label={text.trim()}
    >
      <span className={classes.number}>{plate.number}</span>
      {plate.kind === 'russian' && (
        <span className={classes.region}>
          <span className={classes.code}>{plate.region}</span>
          <span className={classes.country}>RUS</span>
        </span>
      )}
    </span>
  );
};
