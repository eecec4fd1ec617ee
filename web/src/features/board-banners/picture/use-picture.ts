import { useEffect, useEffectEvent, useState } from 'react';
import type { ImageSize } from '#contract/promo/banner-places.ts';
import { type Framing, wholePicture } from './crop.ts';
import { cutPicture } from './cut-picture.ts';
import { type OpenedFile, openPicture } from './open-picture.ts';

export const usePicture = (place: ImageSize, onReady: (base64: string) => void) => {
  const [opened, setOpened] = useState<OpenedFile | null>(null);
  const [framing, setFraming] = useState<Framing>(wholePicture);
  const tell = useEffectEvent(onReady);
  const choose = async (file: File) => {
    const found = await openPicture(file, place);
    setFraming(wholePicture);
    setOpened(found);
  };
  useEffect(() => {
    if (opened?.is === 'exact') tell(opened.base64);
    if (opened?.is !== 'toBeCut') return;
    let isLatest = true;
    cutPicture(opened.picture, opened.kind, place, framing).then(
      (base64) => isLatest && tell(base64),
      () => isLatest && setOpened({ is: 'refused', refusal: { why: 'broken' } }),
    );
    return () => {
      isLatest = false;
    };
  }, [opened, framing, place]);
  return {
    cut: opened?.is === 'toBeCut' ? opened : undefined,
    refusal: opened?.is === 'refused' ? opened.refusal : undefined,
    framing,
    frame: (change: Partial<Framing>) => setFraming((before) => ({ ...before, ...change })),
    choose,
  };
};
