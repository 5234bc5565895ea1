/** The languages that have a translations file, and their texts. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { DEFAULT_LANGUAGE, getFileLanguage } from '@/src/shared/languages';
import { type Translations, translate } from '@/src/shared/translate';
import { BuildError } from '../errors';
import type { BuildText } from '../markdown/context';
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

/** The texts of a language. @throws BuildError when its file is missing or no flat JSON object of texts. */
export function readTexts(language: string): Translations {
  const file = getFile(language);
  const remedy = 'write a JSON object of texts: { "copy": "Copy" }';
  if (!existsSync(path.join(ROOT, file))) {
    throw new BuildError({ file, cause: 'the file is not there', remedy });
  }
  const texts: unknown = parse(readFileSync(path.join(ROOT, file), 'utf8'));
  if (
    typeof texts !== 'object' ||
    texts === null ||
    Object.values(texts).some((text) => typeof text !== 'string')
  ) {
    throw new BuildError({ file, cause: 'the file is no JSON object of texts', remedy });
  }
  return texts as Translations;
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined; // The caller names the file and the remedy.
  }
}

/**
 * Interface texts for HTML that is made at build.
 * @returns a function that throws BuildError for a key that English lacks.
 */
export function createBuildText(language: string): BuildText {
  const english = readTexts(DEFAULT_LANGUAGE);
  const translations = { [DEFAULT_LANGUAGE]: english, [language]: readTexts(language) };
  return (key, values) => {
    if (english[key] === undefined) {
      throw new BuildError({
        file: getFile(DEFAULT_LANGUAGE),
        cause: `the text "${key}" is not there`,
        remedy: `add "${key}" with its English text`,
      });
    }
    return translate(translations, language, key, values);
  };
}
