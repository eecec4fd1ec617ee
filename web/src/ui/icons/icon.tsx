import type { ReactNode } from 'react';

type IconProps = {
  readonly size?: number;
  readonly stroke?: number;
  readonly className?: string | undefined;
  /** An SVG path in a 24×24 view box. Drawings of several parts are `children` instead. */
  readonly path?: string;
  readonly children?: ReactNode;
};

/** Hidden from screen readers, because a text always stands beside the icon. */
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

export const ChevronIcon = ({ isUp }: { readonly isUp: boolean }) => (
  <Icon size={20} path={isUp ? 'M6 15l6-6 6 6' : 'M6 9l6 6 6-6'} />
);
