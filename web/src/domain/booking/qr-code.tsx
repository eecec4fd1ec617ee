import encodeQR from 'qr';
import { useMemo } from 'react';

const quietZone = 2;
/** Longer texts are signed passes, which scanners read better with large modules than with more error correction. */
const mostWithMedium = 200;

export const qrPath = (text: string) => {
  const ecc = text.length > mostWithMedium ? 'low' : 'medium';
  const rows = encodeQR(text, 'raw', { ecc, border: quietZone });
  const path = rows
    .map((row, y) => {
      let runs = '';
      for (let x = 0; x < row.length; x += 1) {
        if (!row[x]) continue;
        const begin = x;
        while (row[x + 1]) x += 1;
        runs += `M${begin} ${y}h${x - begin + 1}v1H${begin}z`;
      }
      return runs;
    })
    .join('');
  return { size: rows.length, path };
};

type QrCodeProps = {
  readonly text: string;
  readonly label: string;
  readonly className?: string | undefined;
};

/** Dark on light even in the dark scheme, because many scanners cannot read inverted codes. */
export const QrCode = ({ text, label, className }: QrCodeProps) => {
  const { size, path } = useMemo(() => qrPath(text), [text]);
  return (
    <svg
      className={className}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
};
