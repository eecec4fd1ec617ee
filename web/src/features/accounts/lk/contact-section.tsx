import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../../ui/badge/badge.tsx';
import { SectionCard } from '../../../ui/card/section-card.tsx';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/text/text.module.css';
import styles from '../accounts.module.css';
import { Expandable } from './expandable.tsx';
import { Done } from './section-form.tsx';

type ContactSectionProps = {
  readonly title: string;
  readonly shown: string | null;
  readonly verified: boolean;
  readonly whenNone: string;
  readonly whenChanged: string;
  readonly form: (close: () => void, onChanged: () => void) => ReactNode;
};

export const ContactSection = (props: ContactSectionProps) => {
  const { title, shown, verified, whenNone, whenChanged, form } = props;
  const { t } = useTranslation();
  const [changed, setChanged] = useState(false);
  return (
    <SectionCard title={title}>
      {shown === null ? (
        <p className={text.dimmed}>{whenNone}</p>
      ) : (
        <p className={`${layout.row} ${styles.contact}`}>
          {shown}
          <Badge tone={verified ? 'green' : 'amber'}>
            {t(verified ? 'accounts.lk.verified' : 'accounts.lk.unverified')}
          </Badge>
        </p>
      )}
      <Expandable
        label={t(shown === null ? 'accounts.lk.add' : 'accounts.lk.change')}
        onOpen={() => setChanged(false)}
      >
        {(close) =>
          form(close, () => {
            setChanged(true);
            close();
          })
        }
      </Expandable>
      <Done>{changed && whenChanged}</Done>
    </SectionCard>
  );
};
