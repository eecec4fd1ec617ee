import { Button } from '@mantine/core';
import type { TFunction } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../lib/api-error.ts';
import { handleError } from '../../ui/errors/handle-error.ts';
import layout from '../../ui/layout/layout.module.css';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { SkeletonRows } from '../../ui/states/skeleton-rows.tsx';
import { EmptyState, OfflineState } from '../../ui/states/state-block.tsx';
import { Example } from '../choice.tsx';
import { brokenAnswer, noNetwork, refusal, unexpectedAnswer } from '../fake-answers.ts';

const examples = {
  tooMany: (t: TFunction) => refusal(429, { '': t('gallery.form.retryIn') }),
  tooManySilent: () => new ApiError(429, null),
  unexpected: unexpectedAnswer,
  server: brokenAnswer,
  network: noNetwork,
  unauthorized: () => refusal(401, {}),
  cancelled: () => new DOMException('cancelled', 'AbortError'),
} as const;

type Kind = keyof typeof examples;
const kinds = Object.keys(examples) as Kind[];

export const ErrorsSection = () => {
  const { t } = useTranslation();
  const [handled, setHandled] = useState<boolean | null>(null);
  const raise = async (kind: Kind) => {
    setHandled(null);
    setHandled(await handleError(examples[kind](t)));
  };
  return (
    <>
      <Example title={t('gallery.errors.example')}>
        <div className={layout.row}>
          {kinds.map((kind) => (
            <Button key={kind} variant="default" onClick={() => raise(kind)}>
              {t(`gallery.errors.kinds.${kind}`)}
            </Button>
          ))}
        </div>
        <output>{handled !== null && t('gallery.errors.handled', { handled: String(handled) })}</output>
      </Example>
      <Example title={t('gallery.errors.states')}>
        <SkeletonRows rows={2} />
        <EmptyState title={t('pagedList.empty')} />
        <ErrorState error={brokenAnswer()} onRetry={() => raise('server')} />
        <OfflineState />
      </Example>
    </>
  );
};
