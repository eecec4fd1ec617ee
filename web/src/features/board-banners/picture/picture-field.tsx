import { Button, Input } from '@mantine/core';
import { useId, useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { type BannerPosition, bannerSizes, mostBannerBytes } from '#contract/promo/banner-places.ts';
import { languageTag } from '../../../lib/i18n.ts';
import { type FieldBinding, useField } from '../../../ui/form/use-field.ts';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/text/text.module.css';
import { fileSize } from '../../../ui/upload/file-words.ts';
import { bytesOf, dataAddress } from './base64.ts';
import { FramingControls } from './framing-controls.tsx';
import { mostSourceBytes } from './open-picture.ts';
import styles from './picture.module.css';
import { usePicture } from './use-picture.ts';

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
        <figure className={styles.result}>
          <img src={dataAddress(base64)} {...place} alt={t('boardBanners.picture.result')} />
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
      <div id={`${id}-fault`} role="alert" className={`${text.toned} ${styles.fault}`} data-tone="red">
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
          // Without the reset, choosing the same file again fires no change event.
          currentTarget.value = '';
        }}
      />
    </div>
  );
};
