import { Button } from '@mantine/core';
import { Callout } from '../callout/callout.tsx';
import layout from '../layout/layout.module.css';

type Choice = { readonly words: string; readonly choose: () => void };

type Props = {
  readonly text: string;
  readonly theirs: Choice;
  /** Absent if nothing was edited here. */
  readonly mine?: Choice | undefined;
};

/** Tells that a colleague saved first. Both versions are kept until one is chosen. */
export const SavedMeanwhile = ({ text, theirs, mine }: Props) => (
  <Callout role="alert">
    <p>{text}</p>
    <div className={layout.row}>
      {[theirs, ...(mine ? [mine] : [])].map(({ words, choose }) => (
        <Button key={words} variant="default" size="sm" onClick={choose}>
          {words}
        </Button>
      ))}
    </div>
  </Callout>
);
