/** Runs axe, which must find nothing on any page. */
import { readFileSync } from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import type axe from 'axe-core';
import type { AxeResults, Result, RunOptions } from 'axe-core';
import { type Frame, type Page, settled } from './support';

/** The minified version, because it is injected into every page and frame. */
export const axeSource = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** Accepted findings with their reasons. There are none so far. */
const EXEMPTIONS: readonly {
  /** Address of the page, with a trailing slash. */
  url: string;
  rule: string;
  /** A part of axe's selector of the element. */
  selector: string;
  reason: string;
  /** Where it will be fixed: the address of an issue of the library. */
  issue: string;
}[] = [];

/** Options of a run. */
interface AxeOptions {
  /** Selectors of the parts to check. Default: the whole page. */
  within?: readonly string[];
  /** Selectors of parts to skip. */
  except?: readonly string[];
  /** Ids of the only rules to run. */
  only?: readonly string[];
  /** Ids of rules to skip. */
  without?: readonly string[];
}

export const AXE_DEFAULTS: RunOptions = {
  resultTypes: ['violations', 'incomplete'],
  // Preloading would fetch all style sheets again, for a rule that doesn't run.
  preload: false,
};

/** Creates an axe that reports violations and incomplete results. It doesn't look into the frames of edited demos. */
export function createAxe(page: Page, options: RunOptions): AxeBuilder {
  return (
    new AxeBuilder({ page, axeSource })
      .options({ ...AXE_DEFAULTS, ...options })
      // The other mode merges results in a separate page, for frames of other origins.
      .setLegacyMode(true)
  );
}

/** Runs axe on the document of a frame alone, such as that of an edited demo. */
export async function runAxeInFrame(frame: Frame, options: RunOptions): Promise<AxeResults> {
  await frame.evaluate(axeSource);
  return frame.evaluate(
    (given) => (window as unknown as { axe: typeof axe }).axe.run(document.body, given),
    { ...AXE_DEFAULTS, ...options },
  );
}

/**
 * Text in the color of its background. axe reports it as incomplete, because it may be hidden intentionally. On this
 * site, nothing is hidden that way.
 */
export function findInvisibleText(incomplete: readonly Result[]): Result[] {
  return incomplete
    .filter(({ id }) => id === 'color-contrast')
    .map((result) => ({
      ...result,
      nodes: result.nodes.filter(({ any }) =>
        any.some(
          ({ data }) => (data as { messageKey?: string } | undefined)?.messageKey === 'equalRatio',
        ),
      ),
    }));
}

/**
 * Runs axe on a page in its current state, after transitions have ended.
 * @returns a line per problem: rule, element, and description.
 */
export async function findAxeProblems(
  page: Page,
  { within = [], except = [], only, without = [] }: AxeOptions = {},
): Promise<string[]> {
  await settled(page);
  let builder = createAxe(page, {
    rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
    ...(only && { runOnly: [...only] }),
  });
  for (const selector of within) {
    builder = builder.include(selector);
  }
  for (const selector of except) {
    builder = builder.exclude(selector);
  }
  return describeResults(await builder.analyze(), new URL(page.url()).pathname);
}

/** Returns a line per problem: rule, element, and description. @param url address of the page, with trailing slash. */
export function describeResults(
  { violations, incomplete }: Pick<AxeResults, 'violations' | 'incomplete'>,
  url: string,
): string[] {
  return [...violations, ...findInvisibleText(incomplete)].flatMap(({ id, nodes }) =>
    nodes
      .map(({ target, html, any, all, none }) => ({
        selector: target.join(' '),
        text: `${id}: ${html.slice(0, 200)} at ${target.join(' ')}: ${[...any, ...all, ...none].map(({ message }) => message).join('; ')}`,
      }))
      .filter(
        ({ selector }) =>
          !EXEMPTIONS.some(
            (exempt) =>
              exempt.url === url && exempt.rule === id && selector.includes(exempt.selector),
          ),
      )
      .map(({ text }) => text),
  );
}
