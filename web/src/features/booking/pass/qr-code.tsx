import { useMemo } from 'react';
import { qrPath } from './qr-path.ts';

export type QrCodeProps = { readonly text: string; readonly className?: string | undefined };

/** Dark on light whatever the scheme is: many scanners cannot read the negative. */
export const QrCode = ({ text, className }: QrCodeProps) => {
  const { size, path } = useMemo(() => qrPath(text), [text]);
  return (
    <svg
      className={className}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={text}
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
};
