import { useTranslation } from 'react-i18next';
import { SearchField } from '../../../features/board-search/search-field.tsx';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/text/text.module.css';
import styles from './console-bar.module.css';
import { ConsoleClock } from './console-clock.tsx';
import { LiveState } from './live-state.tsx';
import { OperatorButton } from './operator-button.tsx';
import { useCheckpointState } from './use-checkpoint-state.ts';

const State = ({ isGood, word }: { readonly isGood: boolean; readonly word: string }) => (
  <span className={styles.state} data-good={isGood}>
    {word}
  </span>
);

const CheckpointStates = () => {
  const { t } = useTranslation();
  const { blocked, checkpoint } = useCheckpointState();
  return (
    <>
      {checkpoint && (
        <State
          isGood={checkpoint.isOpen}
          word={t(checkpoint.isOpen ? 'console.state.isOpen' : 'console.state.isClosed')}
        />
      )}
      {blocked && (
        <State
          isGood={!blocked.blocked}
          word={t(blocked.blocked ? 'console.state.isBlocked' : 'console.state.isBookable')}
        />
      )}
    </>
  );
};

export const ConsoleBar = () => {
  const { t } = useTranslation();
  return (
    <section className={styles.bar} aria-label={t('console.state.title')}>
      <SearchField className={styles.search} />
      <div className={`${layout.row} ${text.small} ${styles.states}`}>
        <CheckpointStates />
        <LiveState />
      </div>
      <ConsoleClock />
      <OperatorButton />
    </section>
  );
};
