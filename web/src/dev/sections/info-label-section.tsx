import { useTranslation } from 'react-i18next';
import { InfoLabel } from '../../ui/info-label/info-label.tsx';
import { Example } from '../choice.tsx';

export const InfoLabelSection = () => {
  const { t } = useTranslation();
  return (
    <Example title={t('gallery.infoLabel.alone')}>
      <InfoLabel text={t('gallery.infoLabel.priority')} tooltip={t('gallery.infoLabel.priorityHelp')} />
      <InfoLabel text={t('gallery.infoLabel.edits')} tooltip={t('gallery.infoLabel.editsHelp')} />
    </Example>
  );
};
