import { useTranslation } from 'react-i18next';
import type { Tone } from '../../../ui/badge/state-mark.tsx';
import text from '../../../ui/text/text.module.css';
import type { CheckedReceipt, Finding } from './run-check.ts';

/** Whether the text looks like a receipt, which is a compact JWS. */
export const isReceipt = (typed: string) => /^[\w-]+\.[\w-]+\.[\w-]+$/.test(typed.trim());

const toneOf = (finding: Finding): Tone => {
  if (finding === 'DROPPED' || finding === 'ALTERED') return 'red';
  return finding === 'UNSIGNED' || finding === 'OTHER_DAY' ? 'amber' : 'green';
};

const useFindingWords = () => {
  const { t } = useTranslation();
  return ({ name: number, finding }: CheckedReceipt) => {
    switch (finding) {
      case 'DRAWN':
      case 'DROPPED':
      case 'ALTERED':
      case 'OTHER_DAY':
      case 'UNSIGNED':
        return t(`draw.check.findings.${finding}`, { number });
      default:
        return `${t('draw.check.findings.OUT', { number })} ${t(`draw.leftOut.${finding}`)}`;
    }
  };
};

export const ReceiptFindings = ({ receipts }: { readonly receipts: readonly CheckedReceipt[] }) => {
  const words = useFindingWords();
  return receipts.map((one) => (
    <p key={`${one.name} ${one.finding}`} className={text.toned} data-tone={toneOf(one.finding)}>
      {words(one)}
    </p>
  ));
};
