import { VisuallyHidden } from '@mantine/core';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { longestPass } from '#kernel/passes/signed-pass.ts';
import type { Line } from '../../../domain/queue/use-queue.ts';
import { isComposing } from '../../../lib/screen/is-composing.ts';
import { TextButton } from '../../../ui/button/text-button.tsx';
import card from '../../../ui/card/card.module.css';
import { Icon } from '../../../ui/icons/icon.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { isMac } from '../../../ui/shortcuts/is-mac.ts';
import { keyWords } from '../../../ui/shortcuts/match-key.ts';
import text from '../../../ui/text/text.module.css';
import type { TruckActs } from '../acts/use-truck-acts.ts';
import { AnswerCard } from '../check-in/answer-card.tsx';
import type { CheckIn } from '../check-in/check-ins.ts';
import { FoundList } from './found-list.tsx';
import styles from './one-line.module.css';
import type { OneLineState } from './use-one-line.ts';

const scanIcon =
  'M4 8V5a1 1 0 0 1 1-1h3M16 4h3a1 1 0 0 1 1 1v3M20 16v3a1 1 0 0 1-1 1h-3M8 20H5a1 1 0 0 1-1-1v-3M7 12h10';

const Unsent = ({ unsent, retry, dismiss }: Pick<CheckIn, 'unsent' | 'retry' | 'dismiss'>) => {
  const { t } = useTranslation();
  return (
    <ul
      className={`${text.small} ${text.toned} ${layout.scroll} ${layout.live} ${styles.unsent}`}
      data-tone="red"
    >
      {unsent.map((entry) => (
        <li key={entry.key} className={layout.row}>
          <span>{t('boardQueue.checkIn.notSent', { text: entry.text })}</span>
          <TextButton onClick={() => retry(entry)}>{t('common.retry')}</TextButton>
          <TextButton onClick={() => dismiss(entry)}>{t('boardQueue.checkIn.drop')}</TextButton>
        </li>
      ))}
    </ul>
  );
};

type Props = {
  readonly state: OneLineState;
  readonly acts: TruckActs;
  readonly line: Line;
  readonly checkIn: CheckIn;
  readonly field: RefObject<HTMLInputElement | null>;
  readonly isOperator: boolean;
  readonly onShow: (id: string) => void;
};

export const OneLine = ({ state, acts, line, checkIn, field, isOperator, onShow }: Props) => {
  const { t } = useTranslation();
  const { items, typed, active, entered } = state;
  return (
    <section className={`${layout.stack} ${styles.place}`} aria-labelledby="line-title">
      <VisuallyHidden component="h2" id="line-title">
        {t('boardQueue.checkIn.title')}
      </VisuallyHidden>
      <form
        className={`${layout.line} ${styles.form}`}
        onSubmit={(event) => {
          event.preventDefault();
          state.enter();
        }}
      >
        <Icon size={24} path={scanIcon} />
        <input
          ref={field}
          role="combobox"
          value={state.text}
          maxLength={longestPass}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          aria-label={t('boardSearch.title')}
          aria-expanded={items.length > 0}
          aria-controls="line-found"
          aria-autocomplete="list"
          aria-activedescendant={active?.key}
          placeholder={t(isOperator ? 'boardQueue.checkIn.placeholder' : 'boardSearch.hint')}
          onChange={(event) => state.write(event.target.value)}
          onKeyDown={(event) => {
            const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
            if (step === undefined || items.length === 0 || isComposing(event.nativeEvent)) return;
            event.preventDefault();
            state.move(step);
          }}
        />
        <kbd>{keyWords('Mod+K', isMac)}</kbd>
      </form>
      <div className={`${card.frame} ${layout.filling} ${styles.area}`} aria-live="polite">
        <Unsent {...checkIn} />
        {typed === '' ? (
          <AnswerCard checkIn={checkIn} entered={entered} line={line} onShow={onShow} />
        ) : (
          <FoundList state={state} acts={acts} isOperator={isOperator} />
        )}
      </div>
    </section>
  );
};
