/** As they are read aloud; only numbers of the three countries that meet here. */
export const groupPhone = (phone: string): string =>
  phone
    .replace(/^\+7(\d{3})(\d{3})(\d{2})(\d{2})$/, '+7 $1 $2 $3 $4')
    .replace(/^\+86(1\d{2})(\d{4})(\d{4})$/, '+86 $1 $2 $3')
    .replace(/^\+976(\d{4})(\d{4})$/, '+976 $1 $2');

/** `+7 914 123 45 67` that is never broken at the end of a line; whatever else it is stays as it is. */
export const shownPhone = (phone: string): string => groupPhone(phone).replaceAll(' ', '\u00a0');
