import { type ReactNode, useEffect, useRef } from 'react';

type Props = {
  readonly id: string;
  readonly isActive: boolean;
  readonly className: string;
  readonly onOpen?: () => void;
  readonly onPoint?: () => void;
  readonly children: ReactNode;
};

/** A row of the results. The active one is scrolled into view. */
export const SearchOption = ({ id, isActive, className, onOpen, onPoint, children }: Props) => {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isActive) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus, and answers the keys for the row.
    <div
      ref={row}
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      className={className}
      onMouseDown={(event) => event.preventDefault()}
      onMouseMove={onPoint}
      onClick={onOpen}
    >
      {children}
    </div>
  );
};
