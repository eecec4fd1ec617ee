import { useTranslation } from 'react-i18next';
import { PlacedBanner } from './placed-banner.tsx';
import styles from './promo.module.css';
import { useShownBanner } from './use-shown-banner.ts';

const places = { left: ['LEFT_1', 'LEFT_2'], right: ['RIGHT_1', 'RIGHT_2'] } as const;

export const SideBanners = ({ side }: { readonly side: keyof typeof places }) => {
  const { t } = useTranslation();
  const [upper, lower] = places[side];
  const shown = { [upper]: useShownBanner(upper), [lower]: useShownBanner(lower) };
  const filled = places[side].flatMap((position) => {
    const banner = shown[position];
    return banner ? [{ position, banner }] : [];
  });
  if (filled.length === 0) return null;
  return (
    <aside className={styles.side} data-side={side} aria-label={t(`promo.${side}`)}>
      <div>
        {filled.map(({ position, banner }) => (
          <PlacedBanner key={position} position={position} shown={banner} />
        ))}
      </div>
    </aside>
  );
};
