import { dictionary } from '@zxcvbn-ts/language-common';

const most = 10_000;

/** The most common passwords, by how often they were found in leaks. */
const listed: ReadonlySet<string> = new Set(dictionary['passwords-common'].slice(0, most));

/** The list knows no capitals: they make a common password no rarer. */
export const isListedPassword = (password: string): boolean => listed.has(password.toLowerCase());
