/** Finds out what a pasted text is. */
import { MAX_PASTED } from './limits';
import { type ClassRecognition, recognizeClass } from './recognizers/class';
import { type CodeRecognition, recognizeCode } from './recognizers/code';
import { type CssVariableRecognition, recognizeCssVariable } from './recognizers/cssVariable';
import { type IconRecognition, recognizeIcon } from './recognizers/icon';
import { type ImportRecognition, recognizeImport } from './recognizers/import';
import { recognizeImportError } from './recognizers/importError';
import { type JsxRecognition, recognizeJsx } from './recognizers/jsx';
import { type MessageRecognition, recognizeMessage } from './recognizers/message';
import { type ThemePathRecognition, recognizeThemePath } from './recognizers/themePath';
import { type TypeErrorRecognition, recognizeTypeError } from './recognizers/typeError';

/** A text, read as data. */
export type Recognition =
  | ClassRecognition
  | CodeRecognition
  | CssVariableRecognition
  | IconRecognition
  | ImportRecognition
  | JsxRecognition
  | MessageRecognition
  | ThemePathRecognition
  | TypeErrorRecognition;

/**
 * A recognizer only reads the syntax. It returns undefined for other texts, throws nothing, and takes time in proportion
 * to the length of the text.
 */
type Recognizer = (text: string) => Recognition | undefined;

/** The recognizers in order: errors quote code, HTML elements have classes, and messages have no form of their own. */
const RECOGNIZERS: readonly Recognizer[] = [
  recognizeImportError,
  recognizeTypeError,
  recognizeCode,
  recognizeIcon,
  recognizeClass,
  recognizeCssVariable,
  recognizeThemePath,
  recognizeJsx,
  recognizeImport,
  recognizeMessage,
];

/** Recognizes a text. Returns undefined for a text to search for. */
export function recognize(text: string): Recognition | undefined {
  const trimmed = text.trim();
  if (trimmed === '' || trimmed.length > MAX_PASTED) {
    return undefined;
  }
  for (const recognizer of RECOGNIZERS) {
    const recognition = recognizer(trimmed);
    if (recognition) {
      return recognition;
    }
  }
  return undefined;
}
