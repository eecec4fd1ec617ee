import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { RemoveButton } from '../../../ui/button/remove-button.tsx';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/text/text.module.css';
import styles from './item-list.module.css';

type ItemListProps = {
  /** Selects the words below `parameters.`. */
  readonly kind: 'closure' | 'override' | 'gate';
  readonly ids: readonly string[];
  readonly renderItem: (index: number) => ReactNode;
  readonly onAdd: () => void;
  readonly onRemove: (index: number) => void;
};

export const ItemList = ({ kind, ids, renderItem, onAdd, onRemove }: ItemListProps) => {
  const { t } = useTranslation();
  return (
    <>
      {ids.length === 0 && <p className={text.dimmed}>{t(`parameters.${kind}.none`)}</p>}
      <ul>
        {ids.map((id, index) => (
          <li
            key={id}
            className={`${layout.ruled} ${styles.item}`}
            aria-label={t(`parameters.${kind}.one`, { number: index + 1 })}
          >
            {renderItem(index)}
            <div className={styles.acts}>
              <RemoveButton
                label={t(`parameters.${kind}.remove`, { number: index + 1 })}
                onClick={() => onRemove(index)}
              />
            </div>
          </li>
        ))}
      </ul>
      <div>
        <Button variant="default" onClick={onAdd}>
          {t(`parameters.${kind}.add`)}
        </Button>
      </div>
    </>
  );
};
