/** Values at paths in theme options. */
import { type ThemeOptions, type ThemeValue, isObject } from './types';

export type OptionPath = readonly string[];

/** Returns the value at a path, or undefined. */
export function getOption(value: unknown, path: OptionPath): unknown {
  return path.reduce<unknown>(
    (object, key) => (isObject(object) && Object.hasOwn(object, key) ? object[key] : undefined),
    value,
  );
}

/** Returns options with another value at a path. Without a value, the option and empty objects around it are removed. */
export function setOption(
  options: ThemeOptions,
  [key = '', ...rest]: OptionPath,
  value: ThemeValue | undefined,
): ThemeOptions {
  const { [key]: before, ...others } = options;
  const inner = isObject(before) ? (before as ThemeOptions) : {};
  const next = rest.length > 0 ? setOption(inner, rest, value) : value;
  const isEmpty = next === undefined || (isObject(next) && Object.keys(next).length === 0);
  if (isEmpty) {
    return others;
  }
  // The order of the options stays.
  return Object.hasOwn(options, key) ? { ...options, [key]: next } : { ...others, [key]: next };
}
