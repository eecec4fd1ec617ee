import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import type { SetupState } from '#contract/setup/setup.ts';
import { countryDefaults } from '#contract/setup/setup-countries.ts';
import { Badge } from '../../../ui/badge/badge.tsx';
import { Callout } from '../../../ui/callout/callout.tsx';
import { PhoneField } from '../../../ui/fields/phone-field.tsx';
import { EmailField } from '../../../ui/fields/text-field.tsx';
import { email, phoneNumber } from '../../../ui/form/field-schemas.ts';
import { Form } from '../../../ui/form/form.tsx';
import { useFormFlow } from '../../../ui/form/use-form-flow.ts';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/text/text.module.css';
import styles from '../setup.module.css';
import { StepActions } from './step-actions.tsx';

export const channelNames = ['EMAIL', 'SMS'] as const;
type Channel = (typeof channelNames)[number];

export type SendTest = (target: { readonly channel: Channel; readonly to: string }) => Promise<void>;

export const ChannelBadge = ({
  state,
  channel,
}: {
  readonly state: SetupState;
  readonly channel: Channel;
}) => {
  const { t } = useTranslation();
  const { isConfigured } = state.channels[channel];
  return (
    <Badge tone={isConfigured ? 'green' : 'grey'}>
      {t(isConfigured ? `setup.channels.${channel}.on` : `setup.channels.${channel}.off`)}
    </Badge>
  );
};

const tones = { WAITING: 'grey', SENT: 'green', FAILED: 'red' } as const;

const Outcome = ({ state, channel }: { readonly state: SetupState; readonly channel: Channel }) => {
  const { t } = useTranslation();
  const { test, isConfigured } = state.channels[channel];
  const outcome = test?.state === 'SENT' && !isConfigured ? 'SENT_TO_OUTBOX' : test?.state;
  return (
    <div role="status">
      {test && outcome && (
        <Callout tone={tones[test.state]}>
          <p className={text.breaks}>
            {t(`setup.channels.${outcome}`, { to: test.to, reason: test.reason ?? '' })}
          </p>
        </Callout>
      )}
    </div>
  );
};

const schemas = { EMAIL: z.object({ to: email() }), SMS: z.object({ to: phoneNumber() }) };

type ChannelProps = {
  readonly channel: Channel;
  readonly state: SetupState;
  readonly onSend: SendTest;
};

const ChannelCard = ({ channel, state, onSend }: ChannelProps) => {
  const { t } = useTranslation();
  const { isConfigured, test } = state.channels[channel];
  const country = state.place?.country ?? 'OTHER';
  const flow = useFormFlow<{ to: string }, { to: string }>({
    schema: schemas[channel],
    defaultValues: { to: test?.to ?? '' },
    submit: ({ to }) => onSend({ channel, to }),
  });
  const label = t(`setup.channels.${channel}.to`);
  return (
    <section
      className={`${layout.stack} ${layout.boxed} ${styles.box}`}
      aria-labelledby={`channel-${channel}`}
    >
      <div className={layout.apart}>
        <h3 id={`channel-${channel}`}>{t(`setup.channels.${channel}.name`)}</h3>
        <ChannelBadge state={state} channel={channel} />
      </div>
      {channel === 'EMAIL' && (
        <p className={`${text.hint} ${text.breaks}`}>
          {t('setup.channels.EMAIL.from', { from: state.mailFrom })}
        </p>
      )}
      {!isConfigured && (
        <p className={text.hint}>
          {t(`setup.channels.${channel}.setting`)} {state.hasOutbox && t('setup.channels.outbox')}
        </p>
      )}
      <Form
        flow={flow}
        actions={
          <Button type="submit" variant="default" loading={flow.submitting}>
            {t('setup.channels.send')}
          </Button>
        }
      >
        {channel === 'EMAIL' ? (
          <EmailField control={flow.control} name="to" label={label} />
        ) : (
          <PhoneField
            control={flow.control}
            name="to"
            label={label}
            placeholder={country === 'OTHER' ? '+' : countryDefaults[country].phonePrefix}
          />
        )}
      </Form>
      <Outcome state={state} channel={channel} />
    </section>
  );
};

type ChannelsStepProps = {
  readonly state: SetupState;
  readonly onSend: SendTest;
  readonly onBack: () => void;
  readonly onNext: () => void;
};

/** Mail and SMS are settings of the server process. This step stores nothing, so it may be skipped. */
export const ChannelsStep = ({ state, onSend, onBack, onNext }: ChannelsStepProps) => {
  const { t } = useTranslation();
  return (
    <>
      <div className={`${layout.stack} ${styles.body}`}>
        <p className={text.dimmed}>{t('setup.channels.intro')}</p>
        <div className={`${layout.columns} ${styles.boxes}`}>
          {channelNames.map((channel) => (
            <ChannelCard key={channel} channel={channel} state={state} onSend={onSend} />
          ))}
        </div>
      </div>
      <StepActions onBack={onBack}>
        <Button onClick={onNext}>{t('setup.channels.next')}</Button>
      </StepActions>
    </>
  );
};
