import type { CSSProperties } from 'react';
import { parsePlate } from '#kernel/plates/parse-plate.ts';
import classes from './plate.module.css';
import { plateWidth, tileWidth } from './plate-text.ts';

type PlateSize = 'sm' | 'md' | 'lg' | 'screen' | 'tile';

type PlateProps = {
  /** The plate as typed. It is shown and announced in upper case. */
  text: string;
  size?: PlateSize;
};

export const Plate = ({ text, size = 'md' }: PlateProps) => {
  const plate = parsePlate(text);
  const isTile = size === 'tile';
  const ems = isTile ? tileWidth(plate) : plateWidth(plate);
  const width: CSSProperties & Record<'--plate-width', number> = { '--plate-width': ems };
  return (
    <span
      className={classes.plate}
      style={width}
      data-kind={plate.kind}
      data-size={size}
      role="img"
      aria-label={text.trim().toUpperCase()}
    >
      <span className={classes.number}>{isTile ? plate.number.replaceAll(' ', '') : plate.number}</span>
      {plate.kind === 'russian' && (
        <span className={classes.region}>
          <span className={classes.code}>{plate.region}</span>
          <span className={classes.country}>RUS</span>
        </span>
      )}
    </span>
  );
};
