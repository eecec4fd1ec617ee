import { useTranslation } from 'react-i18next';
import { Plate } from '../../domain/plate/plate.tsx';
import { Example } from '../choice.tsx';

const kinds = {
  russian: ['А123ВК75', 'b047op175', 'м 900 ат 03'],
  chinese: ['黑B1N842', '蒙E7C330', '吉AD12345', '黑B1234挂'],
  plain: ['АВ123475', '1234 УБА', '077 AEA 02'],
} as const;

const sizes = ['sm', 'md', 'lg'] as const;

export const PlatesSection = () => {
  const { t } = useTranslation();
  return (
    <>
      {(['russian', 'chinese', 'plain'] as const).map((kind) => (
        <Example key={kind} title={t(`gallery.plates.${kind}`)} as="row">
          {kinds[kind].map((text) => (
            <Plate key={text} text={text} />
          ))}
        </Example>
      ))}
      {sizes.map((size) => (
        <Example key={size} title={`${t('gallery.plates.size')} ${size}`} as="row">
          <Plate text="К512МС75" size={size} />
          <Plate text="黑B5K107" size={size} />
        </Example>
      ))}
    </>
  );
};
