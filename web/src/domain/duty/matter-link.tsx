import { useTranslation } from 'react-i18next';
import type { OpenMatter } from '#contract/duties/duties.ts';
import type { Access } from '#kernel/access.ts';
import controls from '../../ui/button/text-button.module.css';
import { useMay } from '../account/may.tsx';

const acts = {
  APPEALS: 'admin',
  DISPUTED: 'operator',
  MESSAGES_FAILED: 'operator',
  VEHICLES_TO_CHECK: 'operator',
} as const satisfies Partial<Record<OpenMatter['kind'], Access>>;

const isActed = (kind: OpenMatter['kind']): kind is keyof typeof acts => kind in acts;

/** Named after what is to be done about the matter. Whoever may not do it only looks. */
export const MatterLink = ({ matter: { kind, link } }: { readonly matter: OpenMatter }) => {
  const { t } = useTranslation();
  const act = isActed(kind) ? kind : 'OPEN';
  const mayAct = useMay(act === 'OPEN' ? 'console' : acts[act]);
  return (
    <a href={`/board${link}`} className={controls.link}>
      {t(`boardDuty.actions.${mayAct ? act : 'OPEN'}`)}
    </a>
  );
};
