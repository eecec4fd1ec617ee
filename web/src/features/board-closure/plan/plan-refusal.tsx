import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../lib/api-error.ts';
import { Callout } from '../../../ui/callout/callout.tsx';
import { wordsIn, wordsOf } from '../../../ui/errors/words.ts';
import { LoadFailure } from '../../../ui/states/load-failure.tsx';

type Props = { readonly error: Error | null; readonly onRetry: () => void };

export const PlanRefusal = ({ error, onRetry }: Props) => {
  const { t } = useTranslation();
  if (error instanceof ApiError && error.status < 500 && error.body)
    return (
      <Callout tone="red" role="alert">
        {wordsIn(t, wordsOf(error.body))}
      </Callout>
    );
  return <LoadFailure message={t('boardClosure.drawing.failed')} onRetry={onRetry} />;
};
