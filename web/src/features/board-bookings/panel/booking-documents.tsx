import { useTranslation } from 'react-i18next';
import type { Document } from '#contract/documents/documents.ts';
import { chooseDownloads, downloadDocument } from '../../../domain/vehicle/document-calls.ts';
import { languageTag } from '../../../lib/i18n.ts';
import { listWords } from '../../../lib/words/list-words.ts';
import option from '../../../ui/button/option.module.css';
import { TextButton } from '../../../ui/button/text-button.tsx';
import { handleError } from '../../../ui/errors/handle-error.ts';
import layout from '../../../ui/layout/layout.module.css';
import { PanelSection } from '../../../ui/panel/panel-section.tsx';
import text from '../../../ui/text/text.module.css';
import { FileIcon } from '../../../ui/upload/file-icon.tsx';
import { fileSize, shortenName } from '../../../ui/upload/file-words.ts';
import { previewFile } from '../../../ui/upload/preview-file.ts';

type Props = { readonly documents: readonly Document[] };

export const BookingDocuments = ({ documents }: Props) => {
  const { t } = useTranslation();
  if (documents.length === 0) return null;
  const open = (document: Document) => {
    previewFile(document.name, t('upload.opening'), () => downloadDocument(document)).catch(handleError);
  };
  return (
    <PanelSection
      title={t('boardBookings.panel.documents')}
      beside={
        <TextButton onClick={() => void chooseDownloads(documents)}>
          {t('boardBookings.panel.download')}
        </TextButton>
      }
    >
      <ul className={`${layout.stack} ${layout.tight}`}>
        {documents.map((document) => (
          <li key={document.documentId}>
            <button
              type="button"
              className={`${layout.line} ${option.option}`}
              onClick={() => open(document)}
            >
              <FileIcon name={document.name} />
              <span className={text.breaks}>
                {shortenName(document.name)}
                <br />
                <span className={text.hint}>
                  {listWords([
                    t(`boardBookings.documentTypes.${document.type}`),
                    fileSize(document.size, languageTag()),
                  ])}
                </span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </PanelSection>
  );
};
