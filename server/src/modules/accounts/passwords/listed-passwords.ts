import { dictionary } from '@zxcvbn-ts/language-common';

const most = 10_000;

const listed: ReadonlySet<string> = new Set(dictionary['passwords-common'].slice(0, most));

/** The list is in lower case. */
export const isListedPassword = (password: string): boolean => listed.has(password.toLowerCase());
