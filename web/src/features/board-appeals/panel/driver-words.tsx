import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { Appeal } from '#contract/appeals/appeals.ts';
import type { Document } from '#contract/documents/documents.ts';
import { fullName } from '../../../domain/account/full-name.ts';
import { PhoneLink } from '../../../domain/account/phone-link.tsx';
import { whenWords } from '../../../domain/checkpoint/checkpoint-words.ts';
import { downloadDocument } from '../../../domain/vehicle/document-calls.ts';
import { languageTag } from '../../../lib/i18n.ts';
import option from '../../../ui/button/option.module.css';
import { handleError } from '../../../ui/errors/handle-error.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { PanelSection } from '../../../ui/panel/panel-section.tsx';
import text from '../../../ui/text/text.module.css';
import { fileSize } from '../../../ui/upload/file-words.ts';
import { previewFile } from '../../../ui/upload/preview-file.ts';
import styles from './appeal-panel.module.css';

const sheet = 'M14 3H7a1 1 0 0 0-1 1v16a1 1 0 0 0 1 1h10a1 1 0 0 0 1-1V7zM14 3v4h4';

const Paper = ({ document }: { readonly document: Document }) => {
  const { t } = useTranslation();
  const open = () =>
    previewFile(document.name, t('upload.opening'), () => downloadDocument(document)).catch(handleError);
  return (
    <li>
      <button
        type="button"
        className={`${option.option} ${layout.line} ${text.small}`}
        onClick={() => void open()}
      >
        <Icon path={sheet} />
        <span className={`${layout.stack} ${layout.tight} ${layout.grow}`}>
          <span className={text.clip}>{document.name}</span>
          <span className={text.dimmed}>{fileSize(document.size, languageTag())}</span>
        </span>
      </button>
    </li>
  );
};

export const DriverWords = ({ appeal }: { readonly appeal: Appeal }) => {
  const { t } = useTranslation();
  const { owner, documents, createdDate } = appeal;
  return (
    <PanelSection
      title={t('boardAppeals.writes')}
      beside={owner?.phoneNumber && <PhoneLink phone={owner.phoneNumber} />}
    >
      <div className={`${layout.row} ${styles.words}`}>
        <blockquote className={`${layout.stack} ${layout.tight} ${layout.boxed} ${styles.said}`}>
          <p className={text.written}>{appeal.text}</p>
          <footer className={text.hint}>
            {owner && (
              <Link to="/users/$id" params={{ id: owner.id }}>
                {fullName(owner)}
              </Link>
            )}
            {t('common.listSeparator')}
            <time dateTime={createdDate}>{whenWords(createdDate)}</time>
          </footer>
        </blockquote>
        {documents.length > 0 && (
          <ul className={`${layout.stack} ${layout.words}`} aria-label={t('boardAppeals.papers')}>
            {documents.map((document) => (
              <Paper key={document.documentId} document={document} />
            ))}
          </ul>
        )}
      </div>
    </PanelSection>
  );
};
