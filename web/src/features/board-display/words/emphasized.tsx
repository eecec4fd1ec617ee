/** Placeholder for the value in a translated sentence. */
export const valueMark = '\u0001';

type Props = { readonly sentence: string; readonly value: string };

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
