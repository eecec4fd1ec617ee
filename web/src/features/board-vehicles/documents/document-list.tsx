import { useTranslation } from 'react-i18next';
import type { Document } from '#contract/documents/documents.ts';
import { languageTag } from '../../../lib/i18n.ts';
import { listWords } from '../../../lib/list-words.ts';
import { fileSize } from '../../../ui/upload/file-words.ts';
import styles from './documents.module.css';

type Paper = { readonly document: Document; readonly owner: string | undefined };

type DocumentListProps = {
  readonly papers: readonly Paper[];
  readonly shownId: string;
  readonly onShow: (documentId: string) => void;
};

/** Truncates the name but keeps the extension. */
const FileName = ({ name }: { readonly name: string }) => {
  const dot = name.lastIndexOf('.');
  const end = dot > 0 ? dot : name.length;
  return (
    <b className={styles.name}>
      <span>{name.slice(0, end)}</span>
      {name.slice(end)}
    </b>
  );
};

export const DocumentList = ({ papers, shownId, onShow }: DocumentListProps) => {
  const { t } = useTranslation();
  return (
    <ul className={styles.list}>
      {papers.map(({ document: { documentId, name, type, size }, owner }) => (
        <li key={documentId}>
          <button
            type="button"
            className={styles.paper}
            aria-pressed={documentId === shownId}
            title={name}
            onClick={() => onShow(documentId)}
          >
            <FileName name={name} />
            <span>{listWords([t(`boardVehicles.types.${type}`), fileSize(size, languageTag())])}</span>
            {owner && <span>{owner}</span>}
          </button>
        </li>
      ))}
    </ul>
  );
};
