/** Makes a style sheet with the Tailwind utilities that an edited demo uses, and the page's doesn't contain. */
import { TAILWIND_DATA } from '@/src/shared/tailwindData';
import { LiveError } from './liveError';
import { fetchOk } from '../../../browser/fetchOk';

/** The style sheet of all Tailwind demos, as `src/node/demos/styleLoader.cjs` names it. */
const SHEET = 'style[data-demo-styles="src/site/features/demo/tailwind.css"]';

type Build = (candidates: string[]) => string;

let pending: Promise<Build> | undefined;

async function loadBuild(): Promise<Build> {
  const [{ compile }, response] = await Promise.all([
    import('tailwindcss'),
    fetchOk(`/${TAILWIND_DATA}`),
  ]);
  const { build } = await compile(await response.text());
  return build;
}

/** Returns the words of code that may be classes. Tailwind ignores those that aren't. */
export function listCandidates(text: string): string[] {
  return [...new Set(text.match(/[^\s"'`<>{}();=,]+|[^\s"'`]+/g) ?? [])];
}

/** Returns the classes that a style sheet has rules for. */
export function listClasses(css: string): string[] {
  const names = css.match(/\.(?:[a-zA-Z_-]|\\.)(?:[\w-]|\\.)*/g) ?? [];
  return [...new Set(names.map((name) => name.slice(1).replace(/\\(.)/g, '$1')))];
}

/**
 * Makes sure that the classes in a text have rules. The page's style sheet is compiled again as a whole, because the
 * order of Tailwind's rules matters: appended rules would override those of the demo.
 * @returns the style sheet; undefined if that of the page has all of them.
 * @throws LiveError when Tailwind can't be loaded.
 */
export async function compileUtilities(text: string): Promise<string | undefined> {
  const sheet = document.querySelector(SHEET);
  const known = listClasses(sheet?.textContent ?? '');
  const candidates = listCandidates(text).filter((word) => !known.includes(word));
  if (!sheet || candidates.length === 0) {
    return undefined;
  }
  pending ??= loadBuild();
  let build: Build;
  try {
    build = await pending;
  } catch (error) {
    pending = undefined;
    console.error(error);
    throw new LiveError('liveNotLoaded', { name: 'tailwindcss' });
  }
  const css = build([...known, ...candidates]);
  return listClasses(css).length > known.length ? css : undefined;
}
