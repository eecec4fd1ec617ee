/** A gate of the parameters: its name alone, unless there are directions to it. */
export const gateNameOf = (gate: string | { readonly name: string }): string =>
  typeof gate === 'string' ? gate : gate.name;
