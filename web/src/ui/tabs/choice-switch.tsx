import { VisuallyHidden } from '@mantine/core';
import cover from '../fields/cover-input.module.css';
import text from '../text/text.module.css';
import styles from './choice-switch.module.css';
import segments from './segments.module.css';

type ChoiceSwitchProps<T extends string> = {
  readonly legend: string;
  /** For sections whose heading already says the same as the legend. */
  readonly hideLegend?: boolean;
  readonly name: string;
  readonly choices: readonly { readonly value: T; readonly label: string; readonly lang?: string }[];
  readonly value: T;
  readonly onChange: (value: T) => void;
};

export const ChoiceSwitch = <T extends string>(props: ChoiceSwitchProps<T>) => {
  const { legend, hideLegend = false, name, choices, value, onChange } = props;
  return (
    <fieldset>
      <legend className={text.strong}>
        {hideLegend ? <VisuallyHidden>{legend}</VisuallyHidden> : legend}
      </legend>
      <div className={`${segments.segments} ${styles.choices}`}>
        {choices.map((choice) => (
          <label key={choice.value} lang={choice.lang}>
            <input
              type="radio"
              name={name}
              className={cover.input}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
            />
            {choice.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
};
