import { useTranslation } from 'react-i18next';
import type { TypedInput } from '../../../../lib/screen/use-typed.ts';
import chips from '../../../../ui/chips/chips.module.css';
import { SearchInput } from '../../../../ui/fields/search-input.tsx';
import layout from '../../../../ui/layout/layout.module.css';
import { type ShownGroup, shownGroups } from '../../shown-groups.ts';
import styles from './day-filters.module.css';

type Props = {
  readonly show: ShownGroup;
  readonly counts: Readonly<Record<ShownGroup, number>> | undefined;
  readonly onShow: (show: ShownGroup) => void;
  readonly input: TypedInput;
};

export const DayFilters = ({ show, counts, onShow, input }: Props) => {
  const { t } = useTranslation();
  return (
    <div className={`${layout.row} ${styles.filters}`}>
      <SearchInput
        {...input}
        aria-label={t('boardBookings.filters.search')}
        placeholder={t('boardBookings.filters.searchHint')}
      />
      <fieldset
        className={`${chips.chips} ${layout.tight} ${styles.groups}`}
        aria-label={t('boardBookings.filters.title')}
      >
        {shownGroups.map((group) => (
          <button
            key={group}
            type="button"
            className={chips.chip}
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
