import { useTranslation } from 'react-i18next';
import { NumericInput } from '../../ui/fields/numeric-input.tsx';
import { InfoLabel } from '../../ui/info-label/info-label.tsx';
import { Example } from '../choice.tsx';

export const InfoLabelSection = () => {
  const { t } = useTranslation();
  return (
    <>
      <Example title={t('gallery.infoLabel.alone')}>
        <InfoLabel text={t('gallery.infoLabel.priority')} tooltip={t('gallery.infoLabel.priorityHelp')} />
      </Example>
      <Example title={t('gallery.infoLabel.ofField')} as="fields">
        <div>
          <InfoLabel
            text={t('gallery.infoLabel.edits')}
            tooltip={t('gallery.infoLabel.editsHelp')}
            htmlFor="gallery-edits"
          />
          <NumericInput id="gallery-edits" maxLength={2} />
        </div>
      </Example>
    </>
  );
};
