/** Interface texts by key. The English ones are `translations/translations.json`. */
export type Translations = Readonly<Record<string, string>>;

/**
 * Fills `{{name}}` in a text.
 * @param values by name; a name without a value stays as written.
 */
export function fillText(text: string, values: Readonly<Record<string, string>> = {}): string {
  return text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => values[name] ?? whole);
}
