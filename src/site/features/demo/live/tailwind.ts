/** Utilities that the page's sheet does not have: made in the browser, once an edited demo uses one. */
import { TAILWIND_DATA } from '@/src/shared/tailwindData';
import { LiveError } from './liveError';

/** The sheet of all Tailwind demos, as `src/node/demos/styleLoader.cjs` names it. */
const SHEET = 'style[data-demo-styles="src/site/features/demo/tailwind.css"]';

type Build = (candidates: string[]) => string;

let pending: Promise<Build> | undefined;

async function loadBuild(): Promise<Build> {
  const [{ compile }, response] = await Promise.all([
    import('tailwindcss'),
    fetch(`/${TAILWIND_DATA}`),
  ]);
  if (!response.ok) {
    throw new Error(`/${TAILWIND_DATA}: ${response.status}`);
  }
  const { build } = await compile(await response.text());
  return build;
}

/** Words of code that may be classes; Tailwind knows which are. */
export function listCandidates(text: string): string[] {
  return [...new Set(text.match(/[^\s"'`<>{}();=,]+|[^\s"'`]+/g) ?? [])];
}

/** The classes that a style sheet has rules for. */
export function listClasses(css: string): string[] {
  const names = css.match(/\.(?:[a-zA-Z_-]|\\.)(?:[\w-]|\\.)*/g) ?? [];
  return [...new Set(names.map((name) => name.slice(1).replace(/\\(.)/g, '$1')))];
}

/**
 * Makes sure that the classes in a text have their rules. The page's sheet is made anew as a whole, since Tailwind's
 * rules stand in an order: rules that were appended would win over those of other demos.
 * @throws LiveError when Tailwind cannot be loaded.
 */
export async function addUtilities(text: string): Promise<void> {
  const sheet = document.querySelector(SHEET);
  const known = listClasses(sheet?.textContent ?? '');
  const candidates = listCandidates(text).filter((word) => !known.includes(word));
  if (!sheet || candidates.length === 0) {
    return;
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
  if (listClasses(css).length > known.length) {
    sheet.textContent = css;
  }
}
