import { type PointerEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../ui/icons/icon.tsx';
import layout from '../../../ui/layout/layout.module.css';
import styles from './documents.module.css';

type PaperViewProps = { readonly url: string; readonly name: string; readonly isPdf: boolean };

const zooms = [1, 2, 4];

const useDragging = () => {
  const from = useRef<{ x: number; y: number } | null>(null);
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      from.current = { x: event.clientX, y: event.clientY };
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: ({ clientX, clientY, currentTarget }: PointerEvent<HTMLElement>) => {
      if (from.current === null) return;
      currentTarget.scrollBy(from.current.x - clientX, from.current.y - clientY);
      from.current = { x: clientX, y: clientY };
    },
    onPointerUp: () => {
      from.current = null;
    },
  };
};

export const PaperView = ({ url, name, isPdf }: PaperViewProps) => {
  const { t } = useTranslation();
  const [zoom, setZoom] = useState(0);
  const [turns, setTurns] = useState(0);
  const dragging = useDragging();
  const scale = zooms[zoom] ?? 1;
  return (
    <div className={styles.picture}>
      <section
        className={`${layout.boxed} ${styles.stage}`}
        data-zoomed={scale > 1}
        aria-label={t('boardVehicles.viewer.stage', { name })}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys scroll an enlarged picture.
        tabIndex={0}
        {...(scale > 1 && dragging)}
      >
        <div className={styles.sheet} style={{ '--scale': scale, '--turns': turns } as object}>
          {isPdf ? (
            <iframe
              src={`${url}#toolbar=0&navpanes=0&view=FitH`}
              title={name}
              data-sideways={turns % 2 === 1}
            />
          ) : (
            <img src={url} alt={name} draggable={false} data-sideways={turns % 2 === 1} />
          )}
        </div>
      </section>
      <div className={styles.tools}>
        <button
          type="button"
          aria-label={t(
            zoom < zooms.length - 1 ? 'boardVehicles.viewer.zoomIn' : 'boardVehicles.viewer.zoomOut',
          )}
          onClick={() => setZoom((zoom + 1) % zooms.length)}
        >
          <Icon size={18} stroke={2}>
            <path d="M16.5 16.5 21 21M11 18a7 7 0 1 1 0-14 7 7 0 0 1 0 14z" />
            <path d={zoom < zooms.length - 1 ? 'M8 11h6M11 8v6' : 'M8 11h6'} />
          </Icon>
        </button>
        <button
          type="button"
          aria-label={t('boardVehicles.viewer.rotate')}
          onClick={() => setTurns(turns + 1)}
        >
          <Icon size={18} stroke={2} path="M19 12a7 7 0 1 1-2.1-5M19 3v4h-4" />
        </button>
      </div>
    </div>
  );
};
