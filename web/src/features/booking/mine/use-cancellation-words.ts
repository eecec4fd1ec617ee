import { useTranslation } from 'react-i18next';

const systemReasons = ['EXPIRED', 'BANNED', 'PLATE_CLAIMED', 'NO_SHOW'] as const;

/** A reason is what a person wrote, or a code of the system's own. */
export const useCancellationWords = () => {
  const { t } = useTranslation();
  return (reason: string) => {
    const known = systemReasons.find((one) => one === reason);
    return known ? t(`booking.cancellation.${known}`) : reason;
  };
};
