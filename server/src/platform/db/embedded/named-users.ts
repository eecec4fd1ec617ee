import { readFileSync } from 'node:fs';
import { userInfo } from 'node:os';

export type NamedUser = { readonly name: string; readonly uid: number; readonly gid: number };

/** initdb asks the system for the name of who runs it. */
export const hasName = (): boolean => {
  try {
    return userInfo().username !== '';
  } catch {
    return false;
  }
};

const listUsers = (): NamedUser[] =>
  readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .map(([name = '', , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }))
    .filter(({ name, uid }) => name !== '' && uid > 0);

/** A user to whom root can leave PostgreSQL: the one with this number if it has a name, else one without other rights. */
export const findOtherUser = (uid?: number): NamedUser | undefined => {
  const users = listUsers();
  const named = (name: string) => users.find((user) => user.name === name);
  return users.find((user) => user.uid === uid) ?? named('postgres') ?? named('nobody') ?? users[0];
};
