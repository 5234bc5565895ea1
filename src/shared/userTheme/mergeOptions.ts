import { type ThemeOptions, isObject } from './types';

/** Merges options. Later values take precedence, and arrays aren't merged. */
export function mergeOptions(...all: readonly (ThemeOptions | undefined)[]): ThemeOptions {
  return all.reduce<ThemeOptions>((merged, options = {}) => {
    const entries = Object.entries(options).map(([key, value]) => {
      const before = Object.hasOwn(merged, key) ? merged[key] : undefined;
      return [
        key,
        isObject(before) && isObject(value)
          ? mergeOptions(before as ThemeOptions, value as ThemeOptions)
          : value,
      ] as const;
    });
    return { ...merged, ...Object.fromEntries(entries) };
  }, {});
}
