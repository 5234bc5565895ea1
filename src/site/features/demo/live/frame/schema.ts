/**
 * Readers for messages between the page and the frame of edited code. A reader returns a copy with the known fields, and
 * throws for anything else. It is smaller than a schema library, and only the first edit loads it.
 */

/** @throws MessageError */
export type Reader<T> = (value: unknown) => T;

export type Read<R> = R extends Reader<infer T> ? T : never;

/** A message that doesn't match its schema. */
class MessageError extends Error {}

function refuse(expected: string): never {
  throw new MessageError(
    `A message of the frame of edited code is malformed: expected ${expected}`,
  );
}

/** @param max number of UTF-16 code units. */
export const text =
  (max: number): Reader<string> =>
  (value) =>
    typeof value === 'string' && value.length <= max ? value : refuse(`a text of up to ${max}`);

export const number =
  (min: number, max: number): Reader<number> =>
  (value) =>
    typeof value === 'number' && value >= min && value <= max
      ? value
      : refuse(`a number from ${min} to ${max}`);

export const flag: Reader<boolean> = (value) =>
  typeof value === 'boolean' ? value : refuse('true or false');

export const oneOf =
  <const T extends string>(...values: readonly T[]): Reader<T> =>
  (value) =>
    values.find((candidate) => candidate === value) ?? refuse(values.join(' or '));

export const optional =
  <T>(read: Reader<T>): Reader<T | undefined> =>
  (value) =>
    value === undefined ? undefined : read(value);

export const list =
  <T>(read: Reader<T>, max: number): Reader<T[]> =>
  (value) =>
    Array.isArray(value) && value.length <= max ? value.map(read) : refuse(`up to ${max} values`);

/** An object whose keys aren't known. */
export const record =
  <T>(read: Reader<T>, max: number): Reader<Record<string, T>> =>
  (value) => {
    const entries = Object.entries(asObject(value));
    return entries.length <= max
      ? Object.fromEntries(entries.map(([key, field]) => [key, read(field)]))
      : refuse(`up to ${max} fields`);
  };

export const object =
  <F extends Record<string, Reader<unknown>>>(fields: F): Reader<{ [K in keyof F]: Read<F[K]> }> =>
  (value) => {
    const source = asObject(value);
    return Object.fromEntries(
      Object.entries(fields).map(([key, read]) => [
        key,
        read(Object.hasOwn(source, key) ? source[key] : undefined),
      ]),
    ) as { [K in keyof F]: Read<F[K]> };
  };

/** A message: an object whose `type` selects the schema of its other fields. */
export const message =
  <F extends Record<string, Reader<object>>>(
    types: F,
  ): Reader<{ [K in keyof F]: { type: K } & Read<F[K]> }[keyof F]> =>
  (value) => {
    const { type } = asObject(value);
    const read =
      typeof type === 'string' && Object.hasOwn(types, type)
        ? types[type]!
        : refuse(Object.keys(types).join(' or '));
    return { ...read(value), type } as never;
  };

function asObject(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null
    ? (value as Record<string, unknown>)
    : refuse('an object');
}
