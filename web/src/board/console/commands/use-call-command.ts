import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { plateText } from '../../../domain/plate/plate-text.ts';
import { tell } from '../../../domain/queue/acts/told.ts';
import { notFirstWords } from '../../../domain/queue/acts/what-happened.ts';
import { useGate } from '../../../domain/queue/use-gate.ts';
import { useLine } from '../../../domain/queue/use-line.ts';
import { useCallNext } from '../../../features/board-queue/waiting/use-call-next.ts';
import type { Command } from '../../../features/board-search/command.ts';

/** Calls the truck it names, from any page. Null while the head of the queue is unknown. */
export const useCallCommand = (icon: string): Command | null => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const line = useLine();
  const { call, head, overtaken, dismiss } = useCallNext(line, useGate().gate);
  useEffect(() => {
    if (!overtaken) return;
    tell({ text: notFirstWords(overtaken.told), tone: 'refused' });
    dismiss();
  }, [overtaken, dismiss]);
  if (!head || !line.isLive) return null;
  return {
    id: 'call-next',
    kind: 'act',
    title: t('console.commands.callNext', { plate: plateText(head.vehicleRegistrationPlate) }),
    icon,
    key: 'F2',
    run: () => {
      void navigate({ to: '/queue' });
      void call();
    },
  };
};
