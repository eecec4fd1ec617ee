import { Button } from '@mantine/core';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { GuardCode, GuardNeed } from '#kernel/guards/guards.ts';
import { Callout } from '../../ui/callout/callout.tsx';
import { DialogFrame } from '../../ui/dialogs/dialog-frame.tsx';
import layout from '../../ui/layout/layout.module.css';
import { plateText } from '../plate/plate-text.ts';
import { guardWords } from './guard-words.ts';

/** Another act, offered if the guard `against` is among those that are shown. */
export type OtherWay = { readonly against: GuardCode; readonly label: string; readonly run: () => void };

type Props = {
  readonly plate: string | undefined;
  readonly needs: readonly GuardNeed[];
  readonly otherWays: readonly OtherWay[];
  readonly close: (isAcknowledged: boolean) => void;
};

/** Keys are ignored for so long, because they may have been typed or scanned for the screen below. */
const deadMs = 1000;

const useDeadKeys = () => {
  useEffect(() => {
    const openedAt = performance.now();
    const swallow = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' && performance.now() - openedAt >= deadMs) return;
      event.preventDefault();
      event.stopPropagation();
    };
    // Enter and Space press a focused button when the key is released or repeated, so both are swallowed.
    window.addEventListener('keydown', swallow, { capture: true });
    window.addEventListener('keyup', swallow, { capture: true });
    return () => {
      window.removeEventListener('keydown', swallow, { capture: true });
      window.removeEventListener('keyup', swallow, { capture: true });
    };
  }, []);
};

/** The safe choice is the filled button. By keyboard the other choices are reached only with Tab and Space. */
export const GuardDialog = ({ plate, needs, otherWays, close }: Props) => {
  const { t } = useTranslation();
  useDeadKeys();
  const open = otherWays.filter(({ against }) => needs.some(({ code }) => code === against));
  const choices = (
    <>
      <Button onClick={() => close(false)}>{t('guards.leave')}</Button>
      {open.map(({ label, run }) => (
        <Button
          key={label}
          variant="default"
          onClick={() => {
            close(false);
            run();
          }}
        >
          {label}
        </Button>
      ))}
      <Button variant="default" color="red" onClick={() => close(true)}>
        {t('guards.goOn')}
      </Button>
    </>
  );
  return (
    <DialogFrame
      role="alertdialog"
      title={plate === undefined ? t('guards.title') : t('guards.titleOf', { plate: plateText(plate) })}
      actions={
        open.length > 0 ? (
          <div className={`${layout.grow} ${layout.stack} ${layout.tight}`}>{choices}</div>
        ) : (
          choices
        )
      }
    >
      <Callout tone="red">
        <ul className={`${layout.stack} ${layout.tight}`}>
          {needs.map((need) => {
            const { title, details } = guardWords(t, need);
            return (
              <li key={need.code}>
                <strong>{title}</strong> {details}
              </li>
            );
          })}
        </ul>
      </Callout>
    </DialogFrame>
  );
};
