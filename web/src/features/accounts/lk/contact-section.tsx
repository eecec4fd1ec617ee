import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './account-section.module.css';
import { AccountSection, Done } from './account-section.tsx';
import { Expandable } from './expandable.tsx';

type ContactSectionProps = {
  readonly title: string;
  readonly shown: string | null;
  readonly verified: boolean;
  readonly whenNone: string;
  readonly whenChanged: string;
  readonly form: (close: () => void, onChanged: () => void) => ReactNode;
};

/** An address or a number: what holds now, and the way to another. */
export const ContactSection = (props: ContactSectionProps) => {
  const { title, shown, verified, whenNone, whenChanged, form } = props;
  const { t } = useTranslation();
  const [changed, setChanged] = useState(false);
  return (
    <AccountSection title={title}>
      {shown === null ? (
        <p className={styles.text}>{whenNone}</p>
      ) : (
        <p className={styles.contact}>
          {shown}
          <span className={styles.badge} data-tone={verified ? 'green' : 'amber'}>
            {t(verified ? 'accounts.lk.verified' : 'accounts.lk.unverified')}
          </span>
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
    </AccountSection>
  );
};
