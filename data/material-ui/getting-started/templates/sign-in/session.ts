/** Error messages of the invalid fields. */
export interface Errors {
  email?: string;
  passphrase?: string;
}

/** Validates the values. Returns an error message for each invalid field. */
export function check(email: string, passphrase: string): Errors {
  return {
    ...(!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) && {
      email: 'Enter your work email, such as mira@glasshouse.example.',
    }),
    ...(passphrase === '' && { passphrase: 'Enter your passphrase.' }),
  };
}

/** Replace this function with a request to your server. Resolves to whether the passphrase is correct. */
export const signIn = (_email: string, passphrase: string) =>
  new Promise<boolean>((resolve) => setTimeout(() => resolve(passphrase.length >= 8), 700));
