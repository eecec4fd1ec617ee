/** A gate in the parameters is a plain name, or an object if it has directions. */
export const gateNameOf = (gate: string | { readonly name: string }): string =>
  typeof gate === 'string' ? gate : gate.name;
