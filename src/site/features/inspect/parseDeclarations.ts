/** Reads the CSS declarations that a visitor types as data. They are never part of a style sheet as text. */
import type { Declaration } from '@/src/shared/answers/overrides';
import { LOADS_FILES } from '@/src/shared/cssFiles';
import { splitOutside } from './styles/selectors';

/** A declaration that isn't applied, and the reason. */
export interface DeclarationProblem {
  text: string;
  reason: 'syntax' | 'address' | 'unsupported';
}

/** The longest text, and the most declarations. */
const MAX_TEXT = 2000;
const MAX_DECLARATIONS = 40;

/** Rules, and escapes, which can hide functions that load files. */
const HIDDEN = /[@\\]/;

/**
 * Parses declarations.
 * @param supports whether the browser knows the property with the value: `CSS.supports`.
 * @returns the declarations to apply, without `!important`, and what was left out.
 */
export function parseDeclarations(
  text: string,
  supports: (property: string, value: string) => boolean,
): { declarations: Declaration[]; problems: DeclarationProblem[] } {
  const declarations = new Map<string, string>();
  const problems: DeclarationProblem[] = [];
  const plain = text.slice(0, MAX_TEXT).replace(/\/\*[^]*?(?:\*\/|$)/g, ' ');
  for (const part of splitOutside(plain, ';').slice(0, MAX_DECLARATIONS)) {
    const [, property = '', raw = ''] =
      /^(--[\w-]+|-?[a-z][a-z-]*)\s*:\s*([^]+)$/i.exec(part) ?? [];
    const name = property.startsWith('--') ? property : property.toLowerCase();
    const value = raw
      .replace(/\s*!\s*important\s*$/i, '')
      .replace(/\s+/g, ' ')
      .trim();
    const reason = getProblem(part, name, value, supports);
    if (reason) {
      problems.push({ text: part, reason });
    } else {
      declarations.delete(name);
      declarations.set(name, value);
    }
  }
  return { declarations: [...declarations], problems };
}

function getProblem(
  part: string,
  name: string,
  value: string,
  supports: (property: string, value: string) => boolean,
): DeclarationProblem['reason'] | undefined {
  if (LOADS_FILES.test(part) || HIDDEN.test(part)) {
    return 'address';
  }
  if (name === '' || value === '' || /[{}<>]/.test(value)) {
    return 'syntax';
  }
  return supports(name, value) ? undefined : 'unsupported';
}
