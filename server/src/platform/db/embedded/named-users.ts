import { readFileSync } from 'node:fs';
import { userInfo } from 'node:os';

export type NamedUser = { readonly name: string; readonly uid: number; readonly gid: number };

/** initdb fails for a user id without a name. */
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

/** The user under which root runs PostgreSQL: this id if it has a name, else an unprivileged one. */
export const findOtherUser = (uid?: number): NamedUser | undefined => {
  const users = listUsers();
  const named = (name: string) => users.find((user) => user.name === name);
  return users.find((user) => user.uid === uid) ?? named('postgres') ?? named('nobody') ?? users[0];
};
