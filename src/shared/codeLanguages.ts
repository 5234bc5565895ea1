/** Names of languages where the name isn't the id in upper case. */
const NAMES: Readonly<Record<string, string>> = {
  bash: 'Bash',
  sh: 'Shell',
  diff: 'Diff',
  md: 'Markdown',
  none: 'Text',
};

/**
 * Returns the name of a language, which is the header of a code block without a file name.
 * @param language as in the class of the code: "tsx".
 */
export function getLanguageName(language: string): string {
  return NAMES[language] ?? language.toUpperCase();
}
