import type { ThemeStudioTexts } from '@/src/shared/embedTexts';
import { fillText } from '@/src/shared/translate';
import type { ThemeProblem } from '@/src/shared/userTheme/types';

/** Describes what was left out of a theme. */
export function describeProblem(
  { kind, line, code }: ThemeProblem,
  texts: ThemeStudioTexts,
): string {
  const text = fillText(texts[`themeStudioProblem_${kind}`], { code });
  return line === undefined ? text : fillText(texts.themeStudioLine, { line: String(line), text });
}
