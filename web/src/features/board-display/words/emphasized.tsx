/** Stands in a translated sentence where the value goes. */
export const valueMark = '\u0001';

type Props = { readonly sentence: string; readonly value: string };

/** A sentence in which the value stands out. */
export const Emphasized = ({ sentence, value }: Props) => {
  const [before = '', after = ''] = sentence.split(valueMark);
  return (
    <>
      {before}
      <strong>{value}</strong>
      {after}
    </>
  );
};
