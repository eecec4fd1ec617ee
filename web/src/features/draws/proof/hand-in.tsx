import { useMutation } from '@tanstack/react-query';
import type { DrawView } from '#contract/draws/draws.ts';
import { outdateDraws } from '../../../domain/draw/draws.ts';
import { fetchBody } from '../../../lib/api.ts';
import { handleRefusal } from '../../../ui/errors/handle-refusal.ts';
import { PasteForm } from './paste-form.tsx';

/** Reads the signature from a beacon's whole answer, or from its hex text alone. Null for any other text. */
export const readSignature = (text: string): string | null => {
  const named = /"signature"\s*:\s*"([0-9a-f]+)"/i.exec(text)?.[1];
  const signature = (named ?? text.trim()).toLowerCase();
  return /^[0-9a-f]{64,192}$/.test(signature) ? signature : null;
};

const addressOf = (chain: string, round: number) => `https://api.drand.sh/${chain}/public/${round}`;

/** Anybody may hand in the number that a draw waits for, because its signature proves it. */
export const HandIn = ({ draw: { date, round = 0, beacon } }: { readonly draw: DrawView }) => {
  const chain = beacon && 'hash' in beacon ? beacon.hash : '';
  const handingIn = useMutation({
    mutationFn: (signature: string) =>
      fetchBody('POST /draws/{date}/round', { params: { date }, body: { round, signature } }),
    networkMode: 'always',
    onSuccess: outdateDraws,
    onError: (error) => void handleRefusal(error),
  });
  return (
    <PasteForm
      words="draw.handIn"
      source={addressOf(chain, round)}
      read={readSignature}
      isPending={handingIn.isPending}
      onSend={handingIn.mutate}
    />
  );
};
