import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import type { Banner } from '#contract/promo/promo.ts';
import { isStale } from '../../../lib/api-error.ts';
import { handleError } from '../../../ui/errors/handle-error.ts';
import { says } from '../../../ui/form/field-message.ts';
import { requiredText } from '../../../ui/form/field-schemas.ts';
import { useFormFlow } from '../../../ui/form/use-form-flow.ts';
import { useUnsavedWork } from '../../../ui/unsaved/unsaved-work.ts';
import { reloadPromo } from '../promo-calls.ts';

const longestLink = 2000;

/** The server's rule: only http(s) links without credentials, so no `javascript:` ones. */
const isWebLink = (text: string): boolean => {
  if (!/^https?:\/\/[^\s\p{Cc}\\]+$/iu.test(text)) return false;
  try {
    const { protocol, username, password } = new URL(text);
    return /^https?:$/.test(protocol) && username === '' && password === '';
  } catch {
    return false;
  }
};

export const webLink = () =>
  requiredText(longestLink).check(
    z.refine((text) => text === '' || isWebLink(text), says('boardBanners.fields.linkFault')),
  );

const schema = z.object({
  link: webLink(),
  image: z.string().check(z.minLength(1, says('boardBanners.picture.missing'))),
  isShown: z.boolean(),
});

export type BannerValues = z.output<typeof schema>;

const valuesOf = (banner: Banner | undefined): BannerValues => ({
  link: banner?.link ?? '',
  image: banner?.imageInBase64 ?? '',
  isShown: banner?.needShowToUsers ?? true,
});

/** Edits the version that was opened. A conflict shows the colleague's changes and keeps the local input. */
export const useBannerForm = (
  current: Banner | undefined,
  save: (values: BannerValues, base: Banner | undefined) => Promise<Banner>,
) => {
  const [base, setBase] = useState(current);
  const [isSaved, setSaved] = useState(false);
  const flow = useFormFlow({
    schema,
    defaultValues: valuesOf(base),
    submit: async (values) => {
      const after = await save(values, base);
      setBase(after);
      flow.form.reset(valuesOf(after));
      setSaved(true);
    },
    takeError: (error) => {
      if (isStale(error)) reloadPromo().catch(handleError);
      return isStale(error);
    },
  });
  const { isDirty } = flow.form.formState;
  const image = useWatch({ control: flow.control, name: 'image' });
  useUnsavedWork(() => isDirty && !flow.submitting);
  const isOutdated = current !== undefined && base !== undefined && current.version > base.version;
  return {
    flow,
    base,
    image,
    isDirty,
    isSaved: isSaved && !isDirty,
    isOutdated,
    takeTheirs: () => {
      setBase(current);
      flow.form.reset(valuesOf(current));
    },
    keepMine: () => setBase(current),
  };
};

export type BannerForm = ReturnType<typeof useBannerForm>;
