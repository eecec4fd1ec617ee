import { Button, Input } from '@mantine/core';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import {
  type BannerPosition,
  bannerSizes,
  type ImageSize,
  mostBannerBytes,
} from '#contract/promo/banner-places.ts';
import { languageTag } from '../../../lib/i18n.ts';
import { type FieldBinding, useField } from '../../../ui/form/use-field.ts';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/text/text.module.css';
import { fileSize } from '../../../ui/upload/file-words.ts';
import { bytesOf, dataAddress } from './base64.ts';
import {
  cutPicture,
  type Framing,
  freedomOf,
  isEnlarged,
  mostSourceBytes,
  type OpenedFile,
  openPicture,
  partOf,
  wholePicture,
} from './cut-picture.ts';
import styles from './picture.module.css';

type FramingControlsProps = {
  readonly picture: ImageSize;
  readonly place: ImageSize;
  readonly framing: Framing;
  readonly onFrame: (change: Partial<Framing>) => void;
};

const ranges = { zoom: [1, 4], x: [0, 1], y: [0, 1] } as const;

const FramingControls = ({ picture, place, framing, onFrame }: FramingControlsProps) => {
  const { t } = useTranslation();
  const part = partOf(picture, place, framing);
  const freedom = freedomOf(picture, part);
  const names = (['zoom', 'x', 'y'] as const).filter((name) => name === 'zoom' || freedom[name]);
  return (
    <div>
      {names.map((name) => (
        <label key={name} className={`${text.small} ${styles.slider}`}>
          {t(`boardBanners.picture.${name}`)}
          <input
            type="range"
            min={ranges[name][0]}
            max={ranges[name][1]}
            step={0.01}
            value={framing[name]}
            onChange={({ currentTarget }) => onFrame({ [name]: Number(currentTarget.value) })}
          />
        </label>
      ))}
      {isEnlarged(part, place) && (
        <p className={text.toned} data-tone="amber">
          {t('boardBanners.picture.enlarged')}
        </p>
      )}
    </div>
  );
};

const usePicture = (place: ImageSize, onReady: (base64: string) => void) => {
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

type Props<In extends FieldValues, Out> = FieldBinding<In, Out> & { readonly position: BannerPosition };

const sizeWords = (bytes: number) => fileSize(bytes, languageTag());

export const PictureField = <In extends FieldValues, Out>({ position, ...binding }: Props<In, Out>) => {
  const { t } = useTranslation();
  const { field, error } = useField(binding);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const place = bannerSizes[position];
  const { cut, refusal, framing, frame, choose } = usePicture(place, field.onChange);
  const base64: string = field.value;
  const limits = { ...place, size: sizeWords(mostBannerBytes), most: sizeWords(mostSourceBytes) };
  const given = refusal?.why === 'gifSize' ? { givenWidth: refusal.width, givenHeight: refusal.height } : {};
  const fault = refusal ? t(`boardBanners.picture.refused.${refusal.why}`, { ...limits, ...given }) : error;
  return (
    <div className={layout.stack}>
      <Input.Label labelElement="div" size="md">
        {t('boardBanners.picture.label')}
      </Input.Label>
      <p id={`${id}-hint`} className={text.hint}>
        {t('boardBanners.picture.hint', limits)}
      </p>
      {base64 !== '' && (
        <figure>
          <img
            className={`${layout.boxed} ${styles.result}`}
            src={dataAddress(base64)}
            {...place}
            alt={t('boardBanners.picture.result')}
          />
          <figcaption className={text.small}>
            {t('boardBanners.picture.bytes', { ...limits, bytes: sizeWords(bytesOf(base64)) })}
          </figcaption>
        </figure>
      )}
      {cut && <FramingControls picture={cut.picture} place={place} framing={framing} onFrame={frame} />}
      <div>
        <Button
          ref={field.ref}
          variant="default"
          data-invalid={fault !== undefined || undefined}
          aria-describedby={`${id}-hint ${id}-fault`}
          onClick={() => input.current?.click()}
        >
          {t(base64 === '' ? 'boardBanners.picture.choose' : 'boardBanners.picture.chooseOther')}
        </Button>
      </div>
      <div id={`${id}-fault`} role="alert" className={`${text.toned} ${layout.live}`} data-tone="red">
        {fault}
      </div>
      <input
        ref={input}
        type="file"
        hidden
        accept="image/jpeg,image/png,image/gif"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) void choose(file);
          // The value is reset, because otherwise choosing the same file again fires no change event.
          currentTarget.value = '';
        }}
      />
    </div>
  );
};
