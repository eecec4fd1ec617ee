import footer from '../frame/frame.module.css';
import { logAddress } from '../frame/log-head.ts';
import { Emphasized, valueMark } from '../words/emphasized.tsx';
import { useWords } from '../words/lead-language.tsx';

export const ClosedFooter = ({ waiting }: { readonly waiting: number }) => {
  const { t } = useWords();
  return (
    <footer className={footer.footer}>
      <ul className={footer.figures}>
        <li>
          <Emphasized sentence={t('display.figures.waiting', { value: valueMark })} value={String(waiting)} />
        </li>
        <li>{t('display.closed.placesKept')}</li>
      </ul>
      <p>
        {t('display.log.check')}{' '}
        <strong>
          <a href={logAddress}>{logAddress}</a>
        </strong>
      </p>
    </footer>
  );
};
