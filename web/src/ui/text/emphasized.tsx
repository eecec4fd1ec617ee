/** Stands for the value in the translated sentence. */
const valueMark = '\u0001';

type Props = { readonly say: (value: string) => string; readonly value: string };

/** A sentence with its value in bold. Languages put the value in different places. */
export const Emphasized = ({ say, value }: Props) => {
  const [before = '', after = ''] = say(valueMark).split(valueMark);
  return (
    <>
      {before}
      <strong>{value}</strong>
      {after}
    </>
  );
};
