import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { UserAccount } from '#contract/accounts/accounts.ts';
import { fullName } from '../../../domain/account/full-name.ts';
import { PhoneLink } from '../../../domain/account/phone-link.tsx';
import { momentWords } from '../../../domain/checkpoint/checkpoint-words.ts';
import facts from '../../../ui/facts/facts.module.css';
import { PanelSection } from '../../../ui/panel/panel-section.tsx';
import text from '../../../ui/text/text.module.css';
import { VerifiedMark } from '../user-badges.tsx';

const Fact = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

const Opening = ({ user }: { readonly user: UserAccount }) => {
  const { t } = useTranslation();
  if (user.openedBy === null) return null;
  return (
    <>
      <Fact name={t('boardUsers.opened.by')}>
        {t('boardUsers.opened.byName', {
          name: fullName(user.openedBy),
          date: momentWords(user.createdDate),
        })}
      </Fact>
      <Fact name={t('boardUsers.opened.owner')}>
        {user.takenOverDate === null
          ? t('boardUsers.opened.notYet')
          : t('boardUsers.opened.takenOver', { date: momentWords(user.takenOverDate) })}
      </Fact>
    </>
  );
};

export const ContactsSection = ({ user }: { readonly user: UserAccount }) => {
  const { t } = useTranslation();
  const contact = (given: UserAccount['phone'], link: (value: string) => ReactNode) => {
    if (!given) return <span className={text.dimmed}>{t('boardUsers.none')}</span>;
    return (
      <>
        {link(given.value)}
        <VerifiedMark isVerified={given.verified} />
      </>
    );
  };
  return (
    <PanelSection title={t('boardUsers.contacts.title')}>
      <dl className={facts.facts}>
        <Fact name={t('boardUsers.contacts.phone')}>
          {contact(user.phone, (phone) => (
            <PhoneLink phone={phone} />
          ))}
        </Fact>
        <Fact name={t('boardUsers.contacts.email')}>
          {contact(user.email, (email) => (
            <a href={`mailto:${email}`}>{email}</a>
          ))}
        </Fact>
        <Fact name={t('boardUsers.contacts.language')}>{t(`reasons.names.${user.language}`)}</Fact>
        <Fact name={t('boardUsers.contacts.secondStep')}>
          {t(user.secondStep ? 'boardUsers.contacts.stepOn' : 'boardUsers.contacts.stepOff')}
        </Fact>
        {user.openedBy === null && (
          <Fact name={t('boardUsers.columns.registered')}>{momentWords(user.createdDate)}</Fact>
        )}
        <Opening user={user} />
      </dl>
    </PanelSection>
  );
};
