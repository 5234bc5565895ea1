/** Prints data as JavaScript in the style of Prettier. */
import { printKey, printValue, toText } from './playgroundCode';

/** The longest object on one line, in characters. The text field of the `sx` explorer is narrower than an editor. */
const WIDTH = 60;

/**
 * Prints a value. An object or array that is too wide gets one line for each member.
 * @param indent spaces before its members' lines.
 */
export function printData(value: unknown, indent = ''): string {
  const flat = toText(printValue(value));
  if (indent.length + flat.length <= WIDTH || typeof value !== 'object' || value === null) {
    return flat;
  }
  const inner = `${indent}  `;
  const isList = Array.isArray(value);
  const lines = Object.entries(value).map(
    ([key, child]) => `${inner}${isList ? '' : `${printKey(key)}: `}${printData(child, inner)},\n`,
  );
  const [open, close] = isList ? '[]' : '{}';
  return `${open}\n${lines.join('')}${indent}${close}`;
}
