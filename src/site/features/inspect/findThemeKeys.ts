/** Finds the theme options behind CSS variables. */
import type { ProductFacts } from '@/src/shared/answers/files';

/** What the documentation says about a CSS variable. */
export interface VariableKeys {
  /** The theme options that set it, such as `palette.primary.main`. */
  options: string[];
  /** What a variable of a component sets, as Markdown. */
  sets?: string;
  /** Where it's documented. */
  href?: string;
}

/**
 * Finds the theme options of a variable.
 * @returns undefined for a variable that the documentation doesn't list.
 */
export function findThemeKeys(
  name: string,
  products: readonly ProductFacts[],
): VariableKeys | undefined {
  for (const { theme } of products) {
    const variable = theme?.variables.find(([own]) => own === name);
    if (theme && variable) {
      return { options: variable[3], ...(theme.variablesHref && { href: theme.variablesHref }) };
    }
    const own = theme?.componentVariables.find((one) => one.name === name);
    if (own) {
      return { options: [], sets: own.sets, href: own.href };
    }
  }
  return undefined;
}
