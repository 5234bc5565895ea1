/** The values of the form, and the validation rules. A rule returns an error message, or '' if the value is valid. */
export interface Values {
  name: string;
  email: string;
  passphrase: string;
  quarter: string;
  agreed: boolean;
}

export type Errors = Partial<Record<keyof Values, string>>;

export const quarters = ['Old harbor', 'Brickworks', 'Upper gardens', 'Station', 'Elsewhere'];

const rules: { [Key in keyof Values]: (value: Values[Key]) => string } = {
  name: (name) => (name.trim() ? '' : 'Enter your name.'),
  email: (email) =>
    /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim())
      ? ''
      : 'Enter an address such as jo@example.org. We send the code for the lock to it.',
  passphrase: (passphrase) =>
    passphrase.length >= 10 ? '' : 'Enter at least ten characters, such as three words.',
  quarter: (quarter) => (quarter ? '' : 'Choose where you live.'),
  agreed: (agreed) => (agreed ? '' : 'Accept the rules to join.'),
};

/** Validates the values. Returns an error message for each invalid field. */
export function check({ name, email, passphrase, quarter, agreed }: Values): Errors {
  const all: Errors = {
    name: rules.name(name),
    email: rules.email(email),
    passphrase: rules.passphrase(passphrase),
    quarter: rules.quarter(quarter),
    agreed: rules.agreed(agreed),
  };
  return Object.fromEntries(Object.entries(all).filter(([, error]) => error !== ''));
}

export interface Strength {
  /** From 0 to 4. */
  level: number;
  word: string;
}

/** Rates how hard a passphrase is to guess, mainly by its length. */
export function rateStrength(passphrase: string): Strength {
  const kinds = [/\p{L}/u, /\d/, /[^\p{L}\d]/u].filter((kind) => kind.test(passphrase)).length;
  const points = passphrase.length / 5 + kinds - 1;
  const level = passphrase === '' ? 0 : Math.max(1, Math.min(4, Math.floor(points)));
  return { level, word: ['None yet', 'Weak', 'Fair', 'Good', 'Strong'][level] ?? '' };
}

/** Replace this function with a request to your server. */
export const signUp = () => new Promise<void>((resolve) => setTimeout(resolve, 800));
