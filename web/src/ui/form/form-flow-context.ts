import { createContext, use } from 'react';

type FormFlowContextValue = {
  readonly submitting: boolean;
  /** Lets server errors find the field. Returns the function that unregisters it. */
  readonly registerField: (name: string, serverPath?: string | undefined) => () => void;
  /** For controls that are not form fields: clears the form's general error like any edit. */
  readonly tellEdit: () => void;
  /** Reformats the value without counting as an edit, so errors stay. */
  readonly rewrite: (name: string, value: string) => void;
};

export const FormFlowContext = createContext<FormFlowContextValue | null>(null);

export const useFormFlowContext = (): FormFlowContextValue => {
  const flow = use(FormFlowContext);
  if (flow === null) throw new Error('A field stands outside of a <Form>');
  return flow;
};
