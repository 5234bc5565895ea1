/** Prints data as JavaScript in the style of Prettier. */

/** The longest object on one line. */
const WIDTH = 60;

/** Prints a value that JSON can represent. */
export function printData(value: unknown): string {
  const flat = printFlat(value);
  return flat.length > WIDTH ? printLong(value, '') : flat;
}

function printLong(value: unknown, indent: string): string {
  if (typeof value !== 'object' || value === null) {
    return printFlat(value);
  }
  const inner = `${indent}  `;
  const isList = Array.isArray(value);
  const lines = Object.entries(value).map(([key, child]) => {
    const flat = printFlat(child);
    const text = inner.length + key.length + flat.length > WIDTH ? printLong(child, inner) : flat;
    return `${inner}${isList ? '' : `${printKey(key)}: `}${text},\n`;
  });
  const [open, close] = isList ? '[]' : '{}';
  return lines.length === 0 ? `${open}${close}` : `${open}\n${lines.join('')}${indent}${close}`;
}

function printFlat(value: unknown): string {
  if (Array.isArray(value)) {
    return `[${value.map(printFlat).join(', ')}]`;
  }
  if (typeof value === 'object' && value !== null) {
    const members = Object.entries(value).map(
      ([key, child]) => `${printKey(key)}: ${printFlat(child)}`,
    );
    return members.length === 0 ? '{}' : `{ ${members.join(', ')} }`;
  }
  return typeof value === 'string' ? printText(value) : String(value);
}

function printKey(key: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(key) ? key : printText(key);
}

function printText(text: string): string {
  const json = JSON.stringify(text);
  return text.includes("'") ? json : `'${json.slice(1, -1).replace(/\\"/g, '"')}'`;
}
