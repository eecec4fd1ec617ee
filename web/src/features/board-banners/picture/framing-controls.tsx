import { useTranslation } from 'react-i18next';
import type { ImageSize } from '#contract/promo/banner-places.ts';
import text from '../../../ui/text/text.module.css';
import { type Framing, freedomOf, isEnlarged, partOf } from './crop.ts';
import styles from './picture.module.css';

type Props = {
  readonly picture: ImageSize;
  readonly place: ImageSize;
  readonly framing: Framing;
  readonly onFrame: (change: Partial<Framing>) => void;
};

const ranges = { zoom: [1, 4], x: [0, 1], y: [0, 1] } as const;

export const FramingControls = ({ picture, place, framing, onFrame }: Props) => {
  const { t } = useTranslation();
  const part = partOf(picture, place, framing);
  const freedom = freedomOf(picture, part);
  const names = (['zoom', 'x', 'y'] as const).filter((name) => name === 'zoom' || freedom[name]);
  return (
    <div>
      {names.map((name) => (
        <label key={name} className={`${text.small} ${styles.slider}`}>
          {t(`boardBanners.picture.${name}`)}
          <input
            type="range"
            min={ranges[name][0]}
            max={ranges[name][1]}
            step={0.01}
            value={framing[name]}
            onChange={({ currentTarget }) => onFrame({ [name]: Number(currentTarget.value) })}
          />
        </label>
      ))}
      {isEnlarged(part, place) && (
        <p className={text.toned} data-tone="amber">
          {t('boardBanners.picture.enlarged')}
        </p>
      )}
    </div>
  );
};
