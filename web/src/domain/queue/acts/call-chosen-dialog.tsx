import { Button } from '@mantine/core';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { DialogFrame } from '../../../ui/dialogs/dialog-frame.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { useFormFlow } from '../../../ui/form/use-form-flow.ts';
import { useGivingUp } from '../../../ui/unsaved/ask-to-leave.ts';
import { plateText } from '../../plate/plate-text.ts';
import { ReasonField } from '../../reasons/reason-field.tsx';
import { noReason, reasonSchema, reasonsOf } from '../../reasons/reason-texts.ts';
import styles from './call-chosen-dialog.module.css';
import { isOvertaken, tellCalled, tellOvertaken } from './line-acts.ts';
import { type SeenTruck, sendStatus } from './queue-calls.ts';

/** Why a truck may be called before others: what stands in the public log. */
const kinds = ['AUTHORITY', 'MEDICAL', 'TECHNICAL', 'OTHER'] as const;

export type ChosenTruck = SeenTruck & {
  /** How many stand before it. */
  readonly ahead: number;
  readonly gate: string | undefined;
};

const schema = z.object({ reasons: reasonSchema() });

type Props = { readonly truck: ChosenTruck; readonly close: (done: boolean) => void };

export const CallChosenDialog = ({ truck, close }: Props) => {
  const { t } = useTranslation();
  const formId = useId();
  const [kind, setKind] = useState<(typeof kinds)[number]>('AUTHORITY');
  const plate = plateText(truck.plate);
  const { gate, ahead } = truck;
  const flow = useFormFlow({
    schema,
    defaultValues: { reasons: noReason },
    submit: async ({ reasons }) => {
      const more = { reasonKind: kind, reasons: reasonsOf(reasons), ...(gate && { gate }) };
      try {
        const { version } = await sendStatus(truck, 'GO_TO_GATE', more);
        tellCalled({ ...truck, version });
      } catch (error) {
        if (!isOvertaken(error)) throw error;
        await tellOvertaken(truck);
      }
      close(true);
    },
  });
  const { isDirty } = flow.form.formState;
  const giveUp = useGivingUp(
    () => isDirty,
    () => close(false),
  );
  return (
    <DialogFrame
      title={t('lineActs.callChosen.title', { plate })}
      message={t('lineActs.callChosen.message', { count: ahead })}
      actions={
        <>
          <Button variant="default" disabled={flow.submitting} onClick={() => void giveUp()}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" form={formId} loading={flow.submitting}>
            {gate ? t('lineActs.callChosen.okTo', { plate, gate }) : t('lineActs.callChosen.ok', { plate })}
          </Button>
        </>
      }
    >
      <fieldset className={styles.kinds}>
        <legend>{t('lineActs.callChosen.kind')}</legend>
        {kinds.map((one) => (
          <label key={one} className={styles.kind}>
            <input
              type="radio"
              name={formId}
              checked={one === kind}
              disabled={flow.submitting}
              data-autofocus={one === 'AUTHORITY' || undefined}
              onChange={() => setKind(one)}
            />
            {t(`lineActs.reasonKinds.${one}`)}
          </label>
        ))}
      </fieldset>
      <Form flow={flow} id={formId}>
        <ReasonField
          control={flow.control}
          name="reasons"
          label={t('lineActs.callChosen.reason')}
          kind="CALL"
        />
      </Form>
    </DialogFrame>
  );
};
