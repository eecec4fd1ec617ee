export const registrationOf = (name: string, changes: object = {}) => ({
  ...(name.includes('@') ? { identificationMethod: 'EMAIL', email: name } : { phoneNumber: name }),
  password: 'taiga under snow',
  firstName: 'A',
  lastName: 'B',
  agreementAccepted: true,
  ...changes,
});
