import { useTranslation } from 'react-i18next';
import type { TypedInput } from '../../../../lib/screen/use-typed.ts';
import { Icon } from '../../../../ui/icons/icon.tsx';
import { type ShownGroup, shownGroups } from '../../shown-groups.ts';
import styles from './day-filters.module.css';

type Props = {
  readonly show: ShownGroup;
  /** Undefined until loaded. */
  readonly counts: Readonly<Record<ShownGroup, number>> | undefined;
  readonly onShow: (show: ShownGroup) => void;
  readonly input: TypedInput;
};

export const DayFilters = ({ show, counts, onShow, input }: Props) => {
  const { t } = useTranslation();
  return (
    <div className={styles.filters}>
      <label className={styles.search}>
        <Icon size={16}>
          <path d="M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14ZM16 16l4.5 4.5" />
        </Icon>
        <input
          type="search"
          {...input}
          aria-label={t('boardBookings.filters.search')}
          placeholder={t('boardBookings.filters.searchHint')}
        />
      </label>
      <fieldset className={styles.groups} aria-label={t('boardBookings.filters.title')}>
        {shownGroups.map((group) => (
          <button
            key={group}
            type="button"
            className={styles.group}
            aria-pressed={group === show}
            onClick={() => onShow(group)}
          >
            {t(`boardBookings.groups.${group}`)} <span>{counts?.[group]}</span>
          </button>
        ))}
      </fieldset>
    </div>
  );
};
