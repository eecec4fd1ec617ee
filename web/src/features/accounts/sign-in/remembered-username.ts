/** Who has typed a name to sign in need not type it again to recover the password, nor after that. */
let username = '';

export const rememberedUsername = () => username;

export const rememberUsername = (typed: string) => {
  username = typed;
};
