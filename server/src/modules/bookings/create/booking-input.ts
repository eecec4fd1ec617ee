export type BookingInput = {
  readonly cargoType?: string | undefined;
  readonly vehicleId?: string | undefined;
  readonly vehicleModel?: string | undefined;
  readonly vehicleRegistrationPlate?: string | undefined;
  readonly firstNameOfDriver?: string | undefined;
  readonly lastNameOfDriver?: string | undefined;
  readonly patronymicOfDriver?: string | null | undefined;
  readonly email?: string | null | undefined;
  readonly phoneNumber?: string | null | undefined;
  readonly language?: 'RU' | 'EN' | 'CN' | undefined;
  readonly documents?: readonly string[] | undefined;
  readonly userId?: string | undefined;
  readonly hasPriority?: boolean | undefined;
  readonly unlimitedEditCount?: boolean | undefined;
  readonly captchaToken?: string | undefined;
};

/** By vehicle id, or by plate and model. */
export type NamedTruck = Pick<BookingInput, 'vehicleId' | 'vehicleModel' | 'vehicleRegistrationPlate'>;
