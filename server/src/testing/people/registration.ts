/** What somebody who registers with an e-mail address or a phone number sends. */
export const registrationOf = (name: string, changes: object = {}) => ({
  ...(name.includes('@') ? { identificationMethod: 'EMAIL', email: name } : { phoneNumber: name }),
  password: 'taiga under snow',
  firstName: 'A',
  lastName: 'B',
  agreementAccepted: true,
  ...changes,
});
