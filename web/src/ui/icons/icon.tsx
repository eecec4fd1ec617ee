import type { ReactNode } from 'react';

type IconProps = {
  readonly size?: number;
  readonly stroke?: number;
  readonly className?: string | undefined;
  /** In a 24×24 view box; `children` are for a drawing of several parts. */
  readonly path?: string;
  readonly children?: ReactNode;
};

/** Decorative: always next to a text, so hidden from screen readers. */
export const Icon = ({ size = 22, stroke = 1.8, className, path, children }: IconProps) => (
  <svg
    className={className}
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth={stroke}
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    {path !== undefined && <path d={path} />}
    {children}
  </svg>
);

export const CrossIcon = () => <Icon size={20} stroke={2} path="M6 6l12 12M18 6 6 18" />;
