type Part = string | null | undefined;
type Named = { readonly lastName: string; readonly firstName: string; readonly patronymic?: Part };

const isHan = (text: string) => /^\p{Script=Han}+$/u.test(text);

/** Family name first, as lists are read. Chinese is written without spaces between. */
export const fullName = ({ lastName, firstName, patronymic }: Named): string => {
  const parts = [lastName, firstName, patronymic ?? ''].filter((part) => part !== '');
  return parts.join(parts.every(isHan) ? '' : ' ');
};

/** In a list, and on a button: without the patronymic. */
export const shortName = ({ lastName, firstName }: Named): string => fullName({ lastName, firstName });

type Driven = {
  readonly lastNameOfDriver: string;
  readonly firstNameOfDriver: string;
  readonly patronymicOfDriver?: Part;
};

/** Who drives, of a booking. */
export const driverOf = (booking: Driven): Named => ({
  lastName: booking.lastNameOfDriver,
  firstName: booking.firstNameOfDriver,
  patronymic: booking.patronymicOfDriver,
});
