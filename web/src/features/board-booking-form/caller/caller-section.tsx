import { Link } from '@tanstack/react-router';
import type { Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Profile } from '#contract/accounts/accounts.ts';
import { fullName } from '../../../domain/account/full-name.ts';
import { phoneWords } from '../../../domain/account/phone-words.ts';
import controls from '../../../ui/button/text-button.module.css';
import { TextButton } from '../../../ui/button/text-button.tsx';
import { Callout } from '../../../ui/callout/callout.tsx';
import card from '../../../ui/card/card.module.css';
import parts from '../../../ui/card/parts.module.css';
import { PhoneField } from '../../../ui/fields/phone-field.tsx';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/text/text.module.css';
import styles from '../booking-form.module.css';
import type { OperatorValues } from '../values/operator-values.ts';
import type { Caller } from './use-caller.ts';

const contactOf = ({ phone, email }: Profile) => (phone ? phoneWords(phone.value) : email?.value);

const Offered = ({ caller }: { readonly caller: Caller }) => {
  const { t } = useTranslation();
  if (caller.offered.length === 0) return null;
  return (
    <ul
      className={`${card.frame} ${parts.divided} ${styles.offers}`}
      aria-label={t('boardBookingForm.caller.offered')}
    >
      {caller.offered.map((account) => (
        <li key={account.id}>
          <button
            type="button"
            className={`${layout.row} ${styles.offer}`}
            onClick={() => caller.choose(account.id)}
          >
            <strong>{fullName(account)}</strong>
            <span className={text.dimmed}>{contactOf(account)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
};

const AccountCard = ({ account, caller }: { readonly account: Profile; readonly caller: Caller }) => {
  const { t } = useTranslation();
  return (
    <Callout tone="green">
      <div className={layout.row}>
        <strong>{fullName(account)}</strong>
        <span>{contactOf(account)}</span>
        {account.status !== 'ACTIVE' && (
          <span className={text.toned} data-tone={account.status === 'BLOCKED' ? 'red' : 'amber'}>
            {t(`boardBookingForm.caller.status.${account.status}`)}
          </span>
        )}
      </div>
      <div className={layout.row}>
        <Link to="/users/$id" params={{ id: account.id }} className={controls.link}>
          {t('boardBookingForm.caller.toAccount')}
        </Link>
        {caller.isChosen && (
          <TextButton onClick={caller.forget}>{t('boardBookingForm.caller.another')}</TextButton>
        )}
      </div>
    </Callout>
  );
};

type Props = {
  readonly control: Control<OperatorValues, unknown, OperatorValues>;
  readonly caller: Caller;
};

/** The phone comes first, because it finds the account while it is typed, or tells that a new one will be opened. */
export const CallerSection = ({ control, caller }: Props) => {
  const { t } = useTranslation();
  return (
    <>
      <PhoneField
        control={control}
        name="phoneNumber"
        label={t('boardBookingForm.caller.phone')}
        description={t('boardBookingForm.caller.phoneHint')}
        autoComplete="off"
        data-autofocus
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !(event.ctrlKey || event.metaKey) && caller.enter())
            event.preventDefault();
        }}
      />
      <div role="status" className={layout.live}>
        {caller.account && <AccountCard account={caller.account} caller={caller} />}
        {caller.isNew && <p className={text.hint}>{t('boardBookingForm.caller.isNew')}</p>}
      </div>
      <Offered caller={caller} />
    </>
  );
};
