import { type KeyboardEvent, type MouseEvent, type ReactNode, useContext, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import layout from '../layout/layout.module.css';
import classes from './dialog-frame.module.css';
import { EscapeContext, TopDialogContext } from './dialog-stack.ts';
import { useFocusInside } from './use-focus-inside.ts';

export type DialogSize = 'sm' | 'md' | 'lg';

type DialogFrameProps = {
  /** Accessible name. Without it the message is the name, and without both `label` is required. */
  title?: string | undefined;
  label?: string | undefined;
  message?: ReactNode;
  image?: string | undefined;
  size?: DialogSize | undefined;
  role?: 'dialog' | 'alertdialog';
  /**
   * Buttons. The first one closes the dialog and changes nothing. The element marked `data-autofocus`, here or in
   * `children`, gets the initial focus.
   */
  actions: ReactNode;
  children?: ReactNode;
};

/** A click on the backdrop must not take the focus out of the dialog. */
const backdrop = {
  onMouseDown: (event: MouseEvent) => {
    if (event.target === event.currentTarget) event.preventDefault();
  },
};

/** A dialog that keeps the focus. A click beside it does nothing, Escape closes it only in the console. */
export const DialogFrame = (props: DialogFrameProps) => {
  const { title, label, message, image, size = 'md', role = 'dialog', actions, children } = props;
  const isTop = useContext(TopDialogContext);
  const closesByEscape = useContext(EscapeContext);
  const panel = useRef<HTMLDivElement>(null);
  const buttons = useRef<HTMLDivElement>(null);
  const id = useId();
  const titleId = title === undefined ? undefined : `${id}-title`;
  const messageId = message === undefined ? undefined : `${id}-message`;
  const nameId = titleId ?? messageId;
  const semantics = {
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !closesByEscape || !isTop || event.defaultPrevented) return;
      buttons.current?.querySelector('button')?.click();
    },
    role,
    'aria-modal': true,
    'aria-label': nameId === undefined ? label : undefined,
    'aria-labelledby': nameId,
    'aria-describedby': titleId === undefined ? undefined : messageId,
  };

  useFocusInside(panel, isTop);

  return createPortal(
    <div className={classes.overlay} inert={!isTop} data-above-panels {...backdrop}>
      <div ref={panel} className={classes.panel} data-size={size} tabIndex={-1} {...semantics}>
        <div className={`${layout.stack} ${classes.content}`}>
          {image !== undefined && <img className={classes.image} src={image} alt="" />}
          {title !== undefined && (
            <h2 id={titleId} className={classes.title}>
              {title}
            </h2>
          )}
          {message !== undefined && (
            <div id={messageId} className={classes.message} data-plain={typeof message === 'string'}>
              {message}
            </div>
          )}
          {children}
        </div>
        <div ref={buttons} className={classes.actions}>
          {actions}
        </div>
      </div>
    </div>,
    document.body,
  );
};
