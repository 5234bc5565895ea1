/** The languages with a translations file, and their texts. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { DEFAULT_LANGUAGE, getFileLanguage } from '@/src/shared/languages';
import { type Translations, fillText } from '@/src/shared/translate';
import { BuildError } from '../errors';
import type { BuildText } from '../markdown/context';
import { findNear } from '../nearMatches';
import { ROOT } from '../paths';

const FOLDER = 'translations';

function getFile(language: string): string {
  return `${FOLDER}/translations${language === DEFAULT_LANGUAGE ? '' : `-${language}`}.json`;
}

/** Language codes, English first. */
export function listLanguages(): string[] {
  const others = readdirSync(path.join(ROOT, FOLDER))
    .filter((file) => /^translations(-[a-z]{2})?\.json$/.test(file))
    .map(getFileLanguage)
    .filter((language) => language !== DEFAULT_LANGUAGE);
  return [DEFAULT_LANGUAGE, ...others.sort()];
}

/**
 * Reads the texts of a language.
 * @throws BuildError when its file is missing or isn't a flat JSON object of strings. For languages other than English,
 *   also when a key or a value in braces doesn't exist in English, or when the language has no name.
 */
export function readTexts(language: string): Translations {
  const texts = readFile(language);
  const [error] = language === DEFAULT_LANGUAGE ? [] : compareTexts(language, texts);
  if (error) {
    throw error;
  }
  return texts;
}

/** Lists all errors of the translations files. */
export function checkTexts(): BuildError[] {
  return listLanguages().flatMap((language) => {
    try {
      const texts = readFile(language);
      return language === DEFAULT_LANGUAGE ? [] : compareTexts(language, texts);
    } catch (error) {
      if (error instanceof BuildError) {
        return [error];
      }
      throw error;
    }
  });
}

/** Returns a line for each language with missing texts, with their number. The site shows them in English. */
export function describeMissingTexts(): string[] {
  const keys = Object.keys(readTexts(DEFAULT_LANGUAGE));
  return listLanguages().flatMap((language) => {
    const texts = readTexts(language);
    const missing = keys.filter((key) => texts[key] === undefined).length;
    return missing === 0
      ? []
      : [
          `${getFile(language)}: ${missing} of ${keys.length} texts are missing and appear in English`,
        ];
  });
}

/** The files as they were last read: a build needs each of them for many pages. */
const lastRead = new Map<string, { json: string; texts: Translations }>();

function readFile(language: string): Translations {
  const file = getFile(language);
  const remedy = 'write a JSON object of texts: { "copy": "Copy" }';
  if (!existsSync(path.join(ROOT, file))) {
    throw new BuildError({ file, cause: "the file doesn't exist", remedy });
  }
  const json = readFileSync(path.join(ROOT, file), 'utf8');
  const last = lastRead.get(file);
  if (last?.json === json) {
    return last.texts;
  }
  const texts: unknown = parse(json);
  if (
    typeof texts !== 'object' ||
    texts === null ||
    Object.values(texts).some((text) => typeof text !== 'string')
  ) {
    throw new BuildError({ file, cause: "the file isn't a JSON object of strings", remedy });
  }
  lastRead.set(file, { json, texts: texts as Translations });
  return texts as Translations;
}

/** Compares the texts of a language with the English ones. */
function compareTexts(language: string, texts: Translations): BuildError[] {
  const file = getFile(language);
  const english = readFile(DEFAULT_LANGUAGE);
  const fail = (cause: string, remedy: string) => new BuildError({ file, cause, remedy });
  const errors = Object.entries(texts).flatMap(([key, text]) => {
    const original = english[key];
    if (original === undefined) {
      const [near] = findNear(key, Object.keys(english), 1);
      return fail(
        `the key "${key}" is unknown`,
        near
          ? `write "${near}", or remove the text`
          : `remove the text, or use a key of ${getFile(DEFAULT_LANGUAGE)}`,
      );
    }
    const values = listValues(original);
    const unknown = listValues(text).find((value) => !values.includes(value));
    return unknown === undefined
      ? []
      : fail(
          `the text "${key}" has the value {{${unknown}}}, which the English text does not have`,
          values.length > 0
            ? `use ${values.map((value) => `{{${value}}}`).join(', ')}`
            : 'write the text without values',
        );
  });
  return texts.languageName === undefined
    ? [
        ...errors,
        fail(
          'the language has no name',
          'add "languageName" with the name that the language has in itself, such as "Deutsch"',
        ),
      ]
    : errors;
}

const listValues = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name!);

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined; // The caller reports the file and the remedy.
  }
}

/**
 * Creates the function for interface texts in HTML that is made at build time. Missing texts are English;
 * `describeMissingTexts` counts them once.
 * @returns a function that throws BuildError for a key that doesn't exist in English.
 */
export function createBuildText(language: string): BuildText {
  const english = readTexts(DEFAULT_LANGUAGE);
  const texts = { ...english, ...readTexts(language) };
  return (key, values) => {
    if (english[key] === undefined) {
      throw new BuildError({
        file: getFile(DEFAULT_LANGUAGE),
        cause: `the text "${key}" is missing`,
        remedy: `add "${key}" with its English text`,
      });
    }
    return fillText(texts[key] ?? english[key], values);
  };
}
