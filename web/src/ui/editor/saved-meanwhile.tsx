import { Button } from '@mantine/core';
import { Callout } from '../callout/callout.tsx';
import layout from '../layout/layout.module.css';

type Choice = { readonly words: string; readonly choose: () => void };

type Props = {
  readonly text: string;
  readonly theirs: Choice;
  /** Absent: no local edits to keep. */
  readonly mine?: Choice | undefined;
};

/** Edit conflict: a colleague saved first. Both versions are kept until one is chosen. */
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
