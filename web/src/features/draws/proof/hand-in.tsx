import { Button, Textarea } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DrawView } from '#contract/draws/draws.ts';
import { outdateDraws } from '../../../domain/draw/draws.ts';
import { fetchBody } from '../../../lib/api.ts';
import { handleRefusal } from '../../../ui/errors/handle-refusal.ts';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/text/text.module.css';
import { readSignature } from './read-signature.ts';

const addressOf = (chain: string, round: number) => `https://api.drand.sh/${chain}/public/${round}`;

/** Anybody may bring the number that a draw waits for; it proves itself. */
export const HandIn = ({ draw: { date, round = 0, beacon } }: { readonly draw: DrawView }) => {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const signature = readSignature(typed);
  const chain = beacon && 'hash' in beacon ? beacon.hash : '';
  const handingIn = useMutation({
    mutationFn: (given: string) =>
      fetchBody('POST /draws/{date}/round', { params: { date }, body: { round, signature: given } }),
    networkMode: 'always',
    onSuccess: outdateDraws,
    onError: (error) => void handleRefusal(error),
  });
  return (
    <details>
      <summary>{t('draw.handIn.title')}</summary>
      <div className={layout.stack}>
        <p className={text.hint}>{t('draw.handIn.about')}</p>
        <code className={`${text.code} ${text.breaks}`}>{addressOf(chain, round)}</code>
        <Textarea
          label={t('draw.handIn.label')}
          autosize
          minRows={2}
          maxRows={6}
          value={typed}
          error={typed !== '' && signature === null && t('draw.handIn.unreadable')}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Button
          variant="default"
          disabled={signature === null}
          loading={handingIn.isPending}
          onClick={() => signature !== null && handingIn.mutate(signature)}
        >
          {t('draw.handIn.send')}
        </Button>
      </div>
    </details>
  );
};
