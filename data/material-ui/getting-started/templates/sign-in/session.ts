/** The fields that are wrong, with what is wrong in words. */
export interface Faults {
  email?: string;
  passphrase?: string;
}

/** Holds what was entered against the rules of this page. No faults: it can be sent. */
export function check(email: string, passphrase: string): Faults {
  return {
    ...(!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) && {
      email: 'Enter your work address, such as mira@glasshouse.example.',
    }),
    ...(passphrase === '' && { passphrase: 'Enter your passphrase.' }),
  };
}

/** Stands for your server, which lets in whoever knows eight letters. @returns whether the door is open. */
export const signIn = (_email: string, passphrase: string) =>
  new Promise<boolean>((resolve) => setTimeout(() => resolve(passphrase.length >= 8), 700));
