/** Validation rules of the fields, and a function that reads and validates a form. */
export type Values = Readonly<Record<string, string>>;

/** Returns the error message for a value, or '' if the value is valid. */
type Rule = (value: string) => string;

const filled =
  (error: string): Rule =>
  (value) =>
    value ? '' : error;

/** Users may separate groups of characters with spaces or hyphens. */
const matches =
  (pattern: RegExp, error: string): Rule =>
  (value) =>
    pattern.test(value.replace(/[\s-]/g, '')) ? '' : error;

export const addressRules = {
  name: filled('Enter a name.'),
  street: filled('Enter the street and number.'),
  postcode: matches(/^[A-Z\d]{4,8}$/i, 'Enter a postcode of 4 to 8 letters and digits.'),
  city: filled('Enter a town or city.'),
};

export const cardRules = {
  card: matches(/^\d{16}$/, 'Enter the 16 digits on the front of the card.'),
  expiry: matches(/^(0[1-9]|1[0-2])\/?\d{2}$/, 'Enter month and year, such as 08/31.'),
  code: matches(/^\d{3,4}$/, 'Enter the 3 or 4 digits on the back.'),
};

/**
 * Reads and validates a form, and moves focus to the first invalid field.
 * @returns the values and the error messages by field name.
 */
export function readForm(form: HTMLFormElement, rules: Readonly<Record<string, Rule>>) {
  const data = new FormData(form);
  const values: Values = Object.fromEntries(
    [...data].map(([name, value]) => [name, String(value).trim()]),
  );
  const errors: Values = Object.fromEntries(
    Object.entries(rules)
      .map(([name, rule]) => [name, rule(values[name] ?? '')] as const)
      .filter(([, error]) => error !== ''),
  );
  const [first] = Object.keys(errors);
  const field = first && form.elements.namedItem(first);
  if (field instanceof HTMLElement) {
    field.focus();
  }
  return { values, errors, isValid: first === undefined };
}
