import type { ReactNode } from 'react';
import styles from './banner-areas.module.css';

type Position = 'LEFT_1' | 'LEFT_2' | 'RIGHT_1' | 'RIGHT_2' | 'FOOTER' | 'FOOTER_MOBILE';

/** The banner of each place; a place without a banner takes no room. */
export type Banners = { readonly [P in Position]?: ReactNode };

type SideProps = { side: 'left' | 'right'; upper: ReactNode; lower: ReactNode };

export const SideBanners = ({ side, upper, lower }: SideProps) =>
  (upper || lower) && (
    <aside className={styles.side} data-side={side}>
      {upper}
      {lower}
    </aside>
  );

export const FooterBanners = ({ banners }: { banners: Banners }) => (
  <>
    {banners.FOOTER && <aside className={styles.footer}>{banners.FOOTER}</aside>}
    {banners.FOOTER_MOBILE && <aside className={styles.footerMobile}>{banners.FOOTER_MOBILE}</aside>}
  </>
);
