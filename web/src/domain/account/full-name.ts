type Part = string | null | undefined;
type PersonName = { readonly lastName: string; readonly firstName: string; readonly patronymic?: Part };

const isHan = (text: string) => /^\p{Script=Han}+$/u.test(text);

/** Family name first. Chinese names are joined without spaces. */
export const fullName = ({ lastName, firstName, patronymic }: PersonName): string => {
  const parts = [lastName, firstName, patronymic ?? ''].filter((part) => part !== '');
  return parts.join(parts.every(isHan) ? '' : ' ');
};

export const shortName = ({ lastName, firstName }: PersonName): string => fullName({ lastName, firstName });

type BookingDriver = {
  readonly lastNameOfDriver: string;
  readonly firstNameOfDriver: string;
  readonly patronymicOfDriver?: Part;
};

export const driverOf = (booking: BookingDriver): PersonName => ({
  lastName: booking.lastNameOfDriver,
  firstName: booking.firstNameOfDriver,
  patronymic: booking.patronymicOfDriver,
});
