import { useTranslation } from 'react-i18next';
import layout from '../../ui/layout/layout.module.css';

const outline = 'M3 5h18v4a3 3 0 0 0 0 6v4H3v-4a3 3 0 0 0 0-6z';

type TicketsProps = { readonly count: number; readonly size?: number };

export const Tickets = ({ count, size = 20 }: TicketsProps) => {
  const { t } = useTranslation();
  return (
    <span role="img" aria-label={t('draw.tickets', { count })} className={`${layout.beside} ${layout.tight}`}>
      {Array.from({ length: count }, (_, ticket) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: tickets are all the same
        <svg key={ticket} width={size} height={size} viewBox="0 0 24 24" strokeWidth={1.6} aria-hidden="true">
          <path
            d={outline}
            fill="var(--oktet-status-warned-ground)"
            stroke="var(--oktet-status-warned-line)"
          />
        </svg>
      ))}
    </span>
  );
};
