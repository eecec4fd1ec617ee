import {
  type ComponentType,
  type KeyboardEvent,
  type RefObject,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import anchored from '../anchored/anchored.module.css';
import { useAnchored } from '../anchored/use-anchored.ts';
import button from '../button/text-button.module.css';
import type { CalendarProps } from './calendar.tsx';
import classes from './date-picker.module.css';
import { loadCalendar } from './load-calendar.ts';

type DatePanelProps = CalendarProps & {
  anchor: RefObject<HTMLElement | null>;
  label: string;
  onClose: () => void;
};

type Loaded = { is: 'loading' } | { is: 'failed' } | { is: 'ready'; Calendar: ComponentType<CalendarProps> };

const useCalendar = () => {
  const [loaded, setLoaded] = useState<Loaded>({ is: 'loading' });
  const load = useCallback(async () => {
    setLoaded({ is: 'loading' });
    try {
      setLoaded({ is: 'ready', Calendar: await loadCalendar() });
    } catch {
      setLoaded({ is: 'failed' });
    }
  }, []);
  useEffect(() => void load(), [load]);
  return { loaded, load };
};

export const DatePanel = ({ anchor, label, onClose, ...calendar }: DatePanelProps) => {
  const { t } = useTranslation();
  const panel = useRef<HTMLDivElement>(null);
  const { loaded, load } = useCalendar();
  useAnchored({ anchor, panel, isOpen: true });

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onClose();
  };

  return (
    <div
      ref={panel}
      className={`${anchored.floating} ${anchored.panel} ${classes.panel}`}
      popover="manual"
      role="dialog"
      aria-label={t('datePicker.open', { label })}
      onKeyDown={onKeyDown}
    >
      {loaded.is === 'ready' && <loaded.Calendar {...calendar} />}
      {loaded.is === 'loading' && (
        <p className={`${anchored.message} ${classes.message}`} role="status">
          {t('datePicker.loading')}
        </p>
      )}
      {loaded.is === 'failed' && (
        <p className={`${anchored.message} ${classes.message}`} role="alert">
          {t('datePicker.loadFailed')}
          <button type="button" className={button.link} onClick={() => void load()}>
            {t('common.retry')}
          </button>
        </p>
      )}
    </div>
  );
};
