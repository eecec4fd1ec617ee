import { useFormState, useWatch } from 'react-hook-form';
import { changedNames } from '../params-values.ts';
import type { ParamsFormState } from '../use-params-form.ts';
import { SectionMenu } from './section-menu.tsx';
import { type Section, sectionsOf } from './section-names.ts';

type MarkedMenuProps = {
  readonly params: ParamsFormState;
  readonly shown: Section;
  readonly onShow: (section: Section) => void;
};

export const MarkedMenu = ({ params: { flow, base }, shown, onShow }: MarkedMenuProps) => {
  const values = useWatch({ control: flow.control, compute: (all) => all });
  const { errors } = useFormState({ control: flow.control });
  return (
    <SectionMenu
      shown={shown}
      changed={sectionsOf(changedNames(values, base))}
      wrong={sectionsOf(Object.keys(errors))}
      onShow={onShow}
    />
  );
};
