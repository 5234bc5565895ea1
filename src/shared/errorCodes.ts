/** Minified errors: in production builds, the packages throw a code and arguments instead of a message. */

/** A message, and the packages that throw it. */
export interface ErrorMessage {
  /** Texts, and the indexes of the arguments between them. */
  parts: readonly (string | number)[];
  packages: readonly string[];
}

/** What a minified error says. */
export interface MinifiedError {
  /** Digits without leading zeros. */
  code: string;
  args: readonly string[];
}

/** The placeholder of an argument in a message without arguments, such as `{1}`. */
function getPlaceholder(index: number): string {
  return `{${index + 1}}`;
}

/** Writes a message with placeholders of its arguments. */
export function writeErrorMessage({ parts }: Pick<ErrorMessage, 'parts'>): string {
  return parts.map((part) => (typeof part === 'string' ? part : getPlaceholder(part))).join('');
}

/** Replaces the placeholders of a message. Those of missing arguments stay. */
export function fillErrorMessage(message: string, args: readonly string[]): string {
  return message.replace(/\{(\d+)\}/g, (placeholder, number) => args[number - 1] ?? placeholder);
}

/** More digits than any code has. */
const CODE = /^0*(\d{1,6})$/;

/**
 * Finds the code and the arguments in an address (`…?code=9&args[]=…`), in the text of an error that contains one, or in a
 * code (`9`, `#9`).
 * @returns undefined for other texts.
 */
export function readMinifiedError(text: string): MinifiedError | undefined {
  const [, query] = /\?(\S*\bcode=\S*)/.exec(text) ?? [];
  const params = new URLSearchParams(query?.replace(/#.*$/, ''));
  const written = params.get('code') ?? /#(\d+)/.exec(text)?.[1] ?? text.trim();
  const [, code] = CODE.exec(written) ?? [];
  return code === undefined ? undefined : { code, args: params.getAll('args[]') };
}
