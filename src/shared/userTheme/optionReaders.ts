/** Readers of parts of theme options, which validate what they read. `readOptions` combines them. */
import type { PropertyLines } from '../parseData';
import { isForbiddenKey, isSafeStyleKey, isSafeText } from './safeText';
import {
  type ThemeLibrary,
  type ThemeProblem,
  type ThemeProblemKind,
  type ThemeValue,
  isObject,
} from './types';

const MAX_DEPTH = 12;
const MAX_VALUES = 5000;
const LARGEST_NUMBER = 1e6;

/** What is known during the reading of options. Readers add problems and count values. */
export interface Reading {
  library: ThemeLibrary;
  lines: PropertyLines | undefined;
  problems: ThemeProblem[];
  count: number;
}

export interface Place {
  path: readonly string[];
  /** The line of the closest property whose line is known. */
  line: number | undefined;
  reading: Reading;
}

/** Reads a value, or returns undefined after adding a problem. */
export type ReadValue = (value: unknown, place: Place) => ThemeValue | undefined;

export function report(kind: ThemeProblemKind, { path, line, reading }: Place): undefined {
  reading.problems.push({ kind, line, code: path.join('.') });
}

/** Counts a value. @returns whether the theme is still small enough. Otherwise, the problem is added once. */
function count(place: Place): boolean {
  const { reading, path } = place;
  reading.count += 1;
  const isSmall = reading.count <= MAX_VALUES && path.length <= MAX_DEPTH;
  if (!isSmall && !reading.problems.some(({ kind }) => kind === 'limit')) {
    report('limit', place);
  }
  return isSmall;
}

/** Reads an object. @param getReader returns the reader of a key, or undefined for an unknown key. */
export const readObject =
  (getReader: (key: string, place: Place) => ReadValue | undefined): ReadValue =>
  (value, place) => {
    if (!isObject(value)) {
      return report('value', place);
    }
    const lines = place.reading.lines?.get(value);
    const entries = Object.entries(value).flatMap(([key, member]): [string, ThemeValue][] => {
      const inner: Place = {
        path: [...place.path, key.slice(0, 100)],
        line: lines?.get(key) ?? place.line,
        reading: place.reading,
      };
      if (!count(inner)) {
        return [];
      }
      const read = isForbiddenKey(key) ? undefined : getReader(key, inner);
      if (!read) {
        report(isForbiddenKey(key) ? 'unsafe' : 'unknown', inner);
        return [];
      }
      const result = member === undefined ? undefined : read(member, inner);
      return result === undefined ? [] : [[key, result]];
    });
    return Object.fromEntries(entries);
  };

export const readList =
  (read: ReadValue): ReadValue =>
  (value, place) => {
    if (!Array.isArray(value)) {
      return report('value', place);
    }
    return value.flatMap((element, index) => {
      const inner = { ...place, path: [...place.path, String(index)] };
      const result = count(inner) ? read(element, inner) : undefined;
      return result === undefined ? [] : [result];
    });
  };

export const readNumber: ReadValue = (value, place) =>
  typeof value === 'number' && Math.abs(value) <= LARGEST_NUMBER ? value : report('value', place);

export const readText: ReadValue = (value, place) => {
  if (typeof value !== 'string') {
    return report('value', place);
  }
  return isSafeText(value) ? value : report('unsafe', place);
};

/** Reads a text or number. */
export const readMeasure: ReadValue = (value, place) =>
  typeof value === 'string' ? readText(value, place) : readNumber(value, place);

/** Reads a text, number, or boolean. */
export const readPrimitive: ReadValue = (value, place) =>
  typeof value === 'boolean' ? value : readMeasure(value, place);

/** Reads an object whose values are of the same kind. Its keys are parts of the names of CSS variables. */
export const readNamed = (read: ReadValue): ReadValue =>
  readObject((key) => (/^[\w-]+$/.test(key) ? read : undefined));

/** Reads an object of texts and numbers. */
export const readMeasures = readNamed(readMeasure);

/** Reads CSS as an object: properties, and nested objects under selectors. */
export const readStyle: ReadValue = (value, place) =>
  readObject((key) => (isSafeStyleKey(key) ? readStyleValue : undefined))(value, place);

const readStyleValue: ReadValue = (value, place) => {
  if (Array.isArray(value)) {
    return readList(readMeasure)(value, place);
  }
  return isObject(value) ? readStyle(value, place) : readMeasure(value, place);
};

/** Reads an object whose keys have readers. */
export const readFields = (fields: Readonly<Record<string, ReadValue>>): ReadValue =>
  readObject((key) => (Object.hasOwn(fields, key) ? fields[key] : undefined));
