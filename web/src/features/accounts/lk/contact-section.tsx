import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Profile } from '#contract/accounts/accounts.ts';
import { Badge } from '../../../ui/badge/badge.tsx';
import { SectionCard } from '../../../ui/card/section-card.tsx';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/text/text.module.css';
import styles from '../accounts.module.css';
import { Expandable, type ExpandedFormProps } from './expandable.tsx';

export type ContactFormProps = ExpandedFormProps & { readonly profile: Profile };

type ContactSectionProps = {
  readonly title: string;
  readonly shown: string | null;
  readonly verified: boolean;
  readonly whenNone: string;
  readonly whenChanged: string;
  readonly form: (form: ExpandedFormProps) => ReactNode;
};

export const ContactSection = (props: ContactSectionProps) => {
  const { title, shown, verified, whenNone, whenChanged, form } = props;
  const { t } = useTranslation();
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
        whenChanged={whenChanged}
      >
        {form}
      </Expandable>
    </SectionCard>
  );
};
