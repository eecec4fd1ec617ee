import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useMedia } from '../../lib/screen/use-media.ts';
import { currentTrail, giveFocusTo, isFocusInDialog } from '../focus/focus-trail.ts';
import layout from '../layout/layout.module.css';
import { useShortcuts } from '../shortcuts/use-shortcuts.ts';
import { focusListRow } from '../table/use-row-keys.ts';
import { PanelBar, type PanelSteps } from './panel-bar.tsx';
import styles from './side-panel.module.css';

const isLost = () => document.activeElement === null || document.activeElement === document.body;

/** Follows scroll events, because reading scrollTop would force a layout. */
const useScrolledBody = (panel: RefObject<HTMLElement | null>) => {
  const scrolled = useRef<Element | null>(null);
  useLayoutEffect(() => {
    const shown = panel.current;
    const note = ({ target }: Event) => {
      if (target instanceof Element && target.matches('[data-panel-body]'))
        scrolled.current = target.scrollTop > 0 ? target : null;
    };
    shown?.addEventListener('scroll', note, { capture: true, passive: true });
    return () => shown?.removeEventListener('scroll', note, { capture: true });
  }, [panel]);
  return scrolled;
};

/** Focuses the panel when it opens or shows another row. When it closes, focuses the row shown last. */
const usePanelFocus = (panel: RefObject<HTMLElement | null>, rowId: string | undefined) => {
  const latest = useRef(rowId);
  const scrolled = useScrolledBody(panel);
  useLayoutEffect(() => {
    const opener = currentTrail();
    return () => {
      // Runs after unmount, when the list is no longer inert, and only if the focus was lost.
      queueMicrotask(() => {
        if (!isLost()) return;
        if (latest.current === undefined || !focusListRow(latest.current)) giveFocusTo(opener);
      });
    };
  }, []);
  useLayoutEffect(() => {
    latest.current = rowId;
    const shown = panel.current;
    if (shown === null) return;
    scrolled.current?.scrollTo(0, 0);
    if (isFocusInDialog() && !shown.contains(document.activeElement)) return;
    const first = shown.querySelector<HTMLElement>('[data-autofocus]') ?? shown;
    if (first !== document.activeElement) first.focus({ preventScroll: true });
  }, [panel, scrolled, rowId]);
};

/** Below this width panels are full-screen. Must match the style sheet. */
const narrow = '(max-width: 1099px)';

const besides = (element: Element) => {
  const found: HTMLElement[] = [];
  for (let one: Element | null = element; one !== null && one !== document.body; one = one.parentElement) {
    for (const other of one.parentElement?.children ?? []) {
      if (other !== one && other instanceof HTMLElement && !other.inert) found.push(other);
    }
  }
  return found.filter((other) => !other.hasAttribute('data-above-panels'));
};

/** While the panel is full-screen, everything behind it is inert. */
const useCovering = (panel: RefObject<HTMLElement | null>) => {
  const isCovering = useMedia(narrow);
  useLayoutEffect(() => {
    if (!isCovering || panel.current === null) return;
    const covered = besides(panel.current);
    for (const element of covered) element.inert = true;
    return () => {
      for (const element of covered) element.inert = false;
    };
  }, [isCovering, panel]);
  return isCovering;
};

type SidePanelProps = {
  readonly label: string;
  /** The shown row, which gets the focus when the panel closes. */
  readonly rowId?: string | undefined;
  readonly width?: 'narrow' | 'wide' | 'widest';
  readonly steps?: PanelSteps | undefined;
  readonly onClose: () => void;
  readonly footer?: ReactNode;
  readonly children: ReactNode;
};

/** Details of a list row, with an address of its own: beside the list, or full-screen where there is no room. */
export const SidePanel = (props: SidePanelProps) => {
  const { label, rowId, width = 'narrow', steps, onClose, footer, children } = props;
  const { t } = useTranslation();
  const panel = useRef<HTMLElement>(null);
  const isCovering = useCovering(panel);
  usePanelFocus(panel, rowId);
  useShortcuts(t('panel.title'), [
    ...(steps
      ? [
          { keys: ['J', ']'], words: t('panel.next'), run: steps.onNext, isHeld: true },
          { keys: ['K', '['], words: t('panel.previous'), run: steps.onPrevious, isHeld: true },
        ]
      : []),
    { keys: ['Escape'], words: t('panel.close'), run: onClose },
  ]);
  return (
    <section
      ref={panel}
      className={styles.panel}
      data-panel={width}
      aria-label={label}
      {...(isCovering && { role: 'dialog', 'aria-modal': true })}
      tabIndex={-1}
    >
      <PanelBar steps={steps} onClose={onClose} />
      <div className={`${layout.stack} ${styles.body}`} data-panel-body>
        {children}
      </div>
      {footer && <div className={`${layout.apart} ${styles.footer}`}>{footer}</div>}
    </section>
  );
};
