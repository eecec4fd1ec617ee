import { Switch } from '@mantine/core';
import '../../../ui/fields/switch-styles.ts';
import { useTranslation } from 'react-i18next';
import type { BannerPosition } from '#contract/promo/banner-places.ts';
import type { Banner } from '#contract/promo/promo.ts';
import { listWords } from '../../../lib/words/list-words.ts';
import { EditorActions, SavedMeanwhile } from '../../../ui/editor/editor-parts.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { useField } from '../../../ui/form/use-field.ts';
import { PictureField } from '../picture/picture-field.tsx';
import { Preview } from '../preview/preview.tsx';
import { type BannerForm, type BannerValues, useBannerForm } from './use-banner-form.ts';

type Change = 'link' | 'picture' | 'shown' | 'hidden' | 'order';

export const whatChanged = (before: Banner, after: Banner): Change[] => {
  const changes: Change[] = [];
  if (before.link !== after.link) changes.push('link');
  if (before.imageInBase64 !== after.imageInBase64) changes.push('picture');
  if (before.needShowToUsers !== after.needShowToUsers)
    changes.push(after.needShowToUsers ? 'shown' : 'hidden');
  if (before.order !== after.order) changes.push('order');
  return changes;
};

type Props = { readonly form: BannerForm; readonly current: Banner | undefined };

const Meanwhile = ({ form, current }: Props) => {
  const { t } = useTranslation();
  const changes = form.base && current ? whatChanged(form.base, current) : [];
  const what = listWords(changes.map((one) => t(`boardBanners.stale.${one}`)));
  return (
    <SavedMeanwhile
      text={what === '' ? t('boardBanners.stale.text') : t('boardBanners.stale.what', { what })}
      theirs={{ words: t('boardBanners.stale.takeTheirs'), choose: form.takeTheirs }}
      mine={form.isDirty ? { words: t('boardBanners.stale.keepMine'), choose: form.keepMine } : undefined}
    />
  );
};

const ShowField = ({ control }: { readonly control: BannerForm['flow']['control'] }) => {
  const { t } = useTranslation();
  const { field } = useField({ control, name: 'isShown', serverPath: 'needShowToUsers' });
  const { value, ...rest } = field;
  return <Switch {...rest} checked={value === true} size="md" label={t('boardBanners.fields.isShown')} />;
};

type BannerEditorProps = {
  readonly position: BannerPosition;
  /** Absent when a new banner is added. */
  readonly current?: Banner;
  readonly save: (values: BannerValues, base: Banner | undefined) => Promise<Banner>;
  readonly onDelete?: () => void;
};

export const BannerEditor = ({ position, current, save, onDelete }: BannerEditorProps) => {
  const { t } = useTranslation();
  const form = useBannerForm(current, save);
  const { flow, image, isDirty, isSaved, isOutdated } = form;
  const actions = (
    <EditorActions
      save={t(current ? 'boardBanners.save' : 'boardBanners.addOne')}
      canSave={isDirty && !isOutdated}
      told={isSaved && t('boardBanners.saved')}
      remove={t('boardBanners.delete.action')}
      onRemove={onDelete}
    />
  );
  return (
    <>
      {isOutdated && <Meanwhile form={form} current={current} />}
      <Form flow={flow} actions={actions}>
        <TextField
          control={flow.control}
          name="link"
          type="url"
          inputMode="url"
          autoComplete="off"
          label={t('boardBanners.fields.link')}
          placeholder={t('boardBanners.fields.linkStart')}
          data-autofocus
        />
        <PictureField control={flow.control} name="image" serverPath="imageInBase64" position={position} />
        <ShowField control={flow.control} />
      </Form>
      <Preview position={position} base64={image} />
    </>
  );
};
