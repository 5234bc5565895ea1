/** The rules of the fields, and how a form is held against them. */
export type Values = Readonly<Record<string, string>>;

/** What is wrong with a value, in words for its reader; '' when it is sound. */
type Rule = (value: string) => string;

const filled =
  (fault: string): Rule =>
  (value) =>
    value ? '' : fault;

/** Users may separate groups of characters with spaces or hyphens. */
const matches =
  (pattern: RegExp, fault: string): Rule =>
  (value) =>
    pattern.test(value.replace(/[\s-]/g, '')) ? '' : fault;

export const addressRules = {
  name: filled('Who is going to fly it? Enter a name.'),
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
 * Reads a form and brings the focus to its first fault.
 * @returns values by the names of the fields, and faults of those that have one.
 */
export function readForm(form: HTMLFormElement, rules: Readonly<Record<string, Rule>>) {
  const data = new FormData(form);
  const values: Values = Object.fromEntries(
    [...data].map(([name, value]) => [name, String(value).trim()]),
  );
  const faults: Values = Object.fromEntries(
    Object.entries(rules)
      .map(([name, rule]) => [name, rule(values[name] ?? '')] as const)
      .filter(([, fault]) => fault !== ''),
  );
  const [first] = Object.keys(faults);
  const field = first && form.elements.namedItem(first);
  if (field instanceof HTMLElement) {
    field.focus();
  }
  return { values, faults, isSound: first === undefined };
}
