import { createContext, use } from 'react';

type FormFlowContextValue = {
  readonly submitting: boolean;
  /** Makes a field known to the errors of the server; returns the function that removes it. */
  readonly registerField: (name: string, serverPath?: string | undefined) => () => void;
  /** For what belongs to the form without being a field or an input: the general error goes with any edit. */
  readonly tellEdit: () => void;
  /** Writes the same value in another way, which is no edit and clears no error. */
  readonly rewrite: (name: string, value: string) => void;
};

export const FormFlowContext = createContext<FormFlowContextValue | null>(null);

export const useFormFlowContext = (): FormFlowContextValue => {
  const flow = use(FormFlowContext);
  if (flow === null) throw new Error('A field stands outside of a <Form>');
  return flow;
};
