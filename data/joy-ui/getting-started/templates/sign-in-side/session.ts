export interface Credentials {
  email: string;
  password: string;
}

/** Returns an error message for each invalid field. */
export function validate({ email, password }: Credentials): Partial<Credentials> {
  return {
    ...(!/^\S+@\S+\.\S+$/.test(email.trim()) && { email: 'Enter an email, such as ada@mail.org.' }),
    ...(password.length < 8 && { password: 'Enter a password of at least 8 characters.' }),
  };
}

/** A sample: replace it with a request to your server. It rejects the password "password". */
export async function signIn({ password }: Credentials): Promise<boolean> {
  await new Promise((resolve) => {
    setTimeout(resolve, 600);
  });
  return password !== 'password';
}
