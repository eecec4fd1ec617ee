import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../../lib/screen/use-page-title.ts';
import { Form } from '../../ui/form/form.tsx';
import layout from '../../ui/layout/layout.module.css';
import text from '../../ui/text/text.module.css';
import { ClosureBar } from './closure-bar.tsx';
import styles from './closure-page.module.css';
import { ConcernedCard, DrawingCard, WhenAndWhy } from './closure-sections.tsx';
import { ComingClosures } from './reopen/coming-closures.tsx';
import { ClosureDone } from './result/closure-done.tsx';
import { useClosure } from './use-closure.ts';

export const ClosurePage = () => {
  const { t } = useTranslation();
  usePageTitle(t('boardClosure.title'));
  const closure = useClosure();
  if (closure.done) return <ClosureDone done={closure.done} onAgain={closure.startAgain} />;
  return (
    <div className={layout.stack}>
      <header className={layout.row}>
        <h1>{t('boardClosure.title')}</h1>
        <p className={text.hint}>{t('boardClosure.nothingYet')}</p>
      </header>
      <ComingClosures />
      <Form flow={closure.flow} actions={<ClosureBar closure={closure} />}>
        <div className={styles.columns}>
          <WhenAndWhy closure={closure} />
          <DrawingCard closure={closure} />
          <ConcernedCard closure={closure} />
        </div>
      </Form>
    </div>
  );
};
