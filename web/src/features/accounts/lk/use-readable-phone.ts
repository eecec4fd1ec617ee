import { useEffect, useState } from 'react';
import { currentLanguage } from '../../../lib/i18n.ts';
import { loadPhoneMetadata, readablePhone } from '../../../ui/fields/phone-number.ts';

/** A stored number grouped as in its country, plain until the numbering plans are there. */
export const useReadablePhone = (number: string | undefined): string | null => {
  const [, setLoaded] = useState(false);
  useEffect(() => {
    loadPhoneMetadata().then(
      () => setLoaded(true),
      () => undefined,
    );
  }, []);
  return number === undefined ? null : readablePhone(number, currentLanguage());
};
