import { createScopedKeydownHandler } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { languages } from '../../lib/i18n.ts';
import anchored from '../anchored/anchored.module.css';
import layout from '../layout/layout.module.css';
import list from '../menu/menu.module.css';
import { useMenu } from '../menu/use-menu.ts';
import styles from './language-menu.module.css';
import { useLanguageChoice } from './use-language-choice.ts';

const flagOf = (language: string) => `/assets/icons/lang/${language.toLowerCase()}.svg`;

const moveAmongItems = createScopedKeydownHandler({
  parentSelector: '[role="menu"]',
  siblingSelector: '[role="menuitemradio"]',
  orientation: 'vertical',
});

type Props = { className?: string | undefined; opens?: 'down' | 'up' };

export const LanguageMenu = ({ className, opens = 'down' }: Props) => {
  const { t } = useTranslation();
  const { language, loading, choose } = useLanguageChoice();
  const { isOpen, button, place, toggle, close } = useMenu<HTMLDivElement>();
  const label = t('language.choose', { code: language, name: t(`language.${language}`) });
  return (
    <div ref={place} className={styles.place}>
      <button
        ref={button}
        type="button"
        className={`${layout.line} ${styles.button} ${className ?? ''}`}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-busy={loading !== null}
        aria-label={label}
        onClick={toggle}
      >
        <img src={flagOf(language)} alt="" width={24} height={16} />
        {language}
      </button>
      {isOpen && (
        <div
          role="menu"
          aria-label={label}
          className={`${anchored.panel} ${list.menu} ${styles.menu}`}
          data-opens={opens}
          onKeyDown={(event) => event.key === 'Escape' && close()}
        >
          {languages.map((one) => (
            <button
              key={one}
              type="button"
              role="menuitemradio"
              aria-checked={one === language}
              tabIndex={-1}
              ref={one === language ? (item) => item?.focus() : undefined}
              onKeyDown={moveAmongItems}
              onClick={() => {
                close();
                void choose(one);
              }}
            >
              <img src={flagOf(one)} alt="" width={24} height={16} />
              {t(`language.${one}`)}
            </button>
          ))}
        </div>
      )}
    </div>
  );
};
