import english from '@/translations/translations.json';
import { fillText, type Translations } from '@/src/shared/translate';
import type { BuildText } from '../markdown/context';
import { BuildError } from '../errors';

const TEXTS: Translations = english;

/** Interface texts for HTML that is made at build. @throws BuildError for an unknown key. */
export const buildText: BuildText = (key, values) => {
  const text = TEXTS[key];
  if (text === undefined) {
    throw new BuildError({
      file: 'translations/translations.json',
      cause: `the text "${key}" is not there`,
      remedy: `add "${key}" with its English text`,
    });
  }
  return fillText(text, values);
};
