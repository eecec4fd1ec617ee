import { VisuallyHidden } from '@mantine/core';
import { useRef } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useChosenInSight } from '../../../lib/screen/use-chosen-in-sight.ts';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/text/text.module.css';
import { changedNames } from '../params-values.ts';
import type { ParamsFormState } from '../use-params-form.ts';
import styles from './section-menu.module.css';
import { type Section, sectionGroups, sectionsOf } from './section-names.ts';

type SectionMenuProps = {
  readonly shown: Section;
  readonly changed?: readonly Section[];
  readonly wrong?: readonly Section[];
  readonly onShow: (section: Section) => void;
};

export const SectionMenu = ({ shown, changed = [], wrong = [], onShow }: SectionMenuProps) => {
  const { t } = useTranslation();
  const markOf = (section: Section) => {
    if (wrong.includes(section)) return 'wrong';
    return changed.includes(section) ? 'changed' : null;
  };
  const menu = useRef<HTMLElement>(null);
  useChosenInSight(menu, shown);
  const item = (section: Section) => {
    const mark = markOf(section);
    return (
      <button
        key={section}
        type="button"
        className={`${layout.line} ${layout.tight} ${styles.item} ${section === shown ? text.strong : ''}`}
        aria-current={section === shown ? 'page' : undefined}
        onClick={() => onShow(section)}
      >
        {t(`parameters.sections.${section}`)}
        {mark && (
          <span className={text.toned} data-tone={mark === 'wrong' ? 'red' : 'blue'}>
            <span aria-hidden="true">{mark === 'wrong' ? '!' : '•'}</span>
            <VisuallyHidden>, {t(`parameters.sections.marks.${mark}`)}</VisuallyHidden>
          </span>
        )}
      </button>
    );
  };
  return (
    <nav ref={menu} className={styles.menu} aria-label={t('parameters.sections.title')}>
      {sectionGroups.map(({ name, sections }) => (
        <div key={name} className={styles.group}>
          {name === 'rules' && (
            <p className={`${text.hint} ${styles.heading}`}>{t('parameters.sections.rules')}</p>
          )}
          {sections.map(item)}
        </div>
      ))}
    </nav>
  );
};

type MarkedMenuProps = {
  readonly params: ParamsFormState;
  readonly shown: Section;
  readonly onShow: (section: Section) => void;
};

export const MarkedMenu = ({ params: { flow, base }, shown, onShow }: MarkedMenuProps) => {
  const values = useWatch({ control: flow.control, compute: (all) => all });
  const { errors } = useFormState({ control: flow.control });
  return (
    <SectionMenu
      shown={shown}
      changed={sectionsOf(changedNames(values, base))}
      wrong={sectionsOf(Object.keys(errors))}
      onShow={onShow}
    />
  );
};
