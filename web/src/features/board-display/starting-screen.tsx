import styles from './display.module.css';
import { DisplayHeader } from './frame/display-header.tsx';
import { MiddleWords } from './middle-words.tsx';
import { OtherLanguages } from './words/in-all-languages.tsx';
import { useWords } from './words/lead-language.tsx';

type StartingScreenProps = { readonly now: number; readonly timeZone: string; readonly isLost: boolean };

export const StartingScreen = ({ now, timeZone, isLost }: StartingScreenProps) => {
  const { t } = useWords();
  return (
    <>
      <DisplayHeader now={now} timeZone={timeZone}>
        <h1>{t('display.call.title')}</h1>
        <p>
          <OtherLanguages say={(say) => say('display.call.title')} />
        </p>
      </DisplayHeader>
      <main className={styles.main} role="status">
        {isLost && <MiddleWords say={(say) => say('display.lost.connecting')} />}
      </main>
    </>
  );
};
