/** Minified errors: in production builds, the packages and React throw a code and arguments instead of a message. */

/** A message, and the packages that throw it. */
export interface ErrorMessage {
  /** The text, with a placeholder for each argument: `{1}`. */
  text: string;
  packages: readonly string[];
}

/** What a minified error says. */
export interface MinifiedError {
  /** Digits without leading zeros. */
  code: string;
  args: readonly string[];
}

/** The placeholder of an argument. @param index of the first argument: 0. */
export function getPlaceholder(index: number): string {
  return `{${index + 1}}`;
}

/** Replaces the placeholders of a message. Those of missing arguments stay. */
export function fillErrorMessage(message: string, args: readonly string[]): string {
  return message.replace(/\{(\d+)\}/g, (placeholder, number) => args[number - 1] ?? placeholder);
}

/** A library with minified errors. */
export type ErrorLibrary = 'MUI' | 'React';

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

/** "Minified React error #31", or an address on a site of React: `react.dev/errors/31`, `…/error-decoder.html?invariant=31`. */
const REACT =
  /\bReact error (?:#|code )?(\d{1,6})\b|\breact(?:js)?\.(?:dev|org)\/\S{0,100}?(?:errors\/|\binvariant=)(\d{1,6})\b/i;

/** Finds the code and the arguments of a minified error of React. @returns undefined for other texts. */
export function readReactError(text: string): MinifiedError | undefined {
  const [, own, address] = REACT.exec(text) ?? [];
  const [, code] = CODE.exec(own ?? address ?? '') ?? [];
  const [, query] = /\?(\S*\bargs(?:\[\]|%5B%5D)=\S*)/i.exec(text) ?? [];
  return code === undefined
    ? undefined
    : { code, args: new URLSearchParams(query?.replace(/#.*$/, '')).getAll('args[]') };
}
