import { createContext, use } from 'react';

type FormFlowContextValue = {
  readonly submitting: boolean;
  /** Makes the field known to server errors. Returns the function that unregisters it. */
  readonly registerField: (name: string, serverPath?: string | undefined) => () => void;
  /** For controls that are no form fields: clears the form's general error, as any edit does. */
  readonly tellEdit: () => void;
  /** Writes the value in another way. This is no edit, so errors stay. */
  readonly rewrite: (name: string, value: string) => void;
};

export const FormFlowContext = createContext<FormFlowContextValue | null>(null);

export const useFormFlowContext = (): FormFlowContextValue => {
  const flow = use(FormFlowContext);
  if (flow === null) throw new Error('A field stands outside of a <Form>');
  return flow;
};
