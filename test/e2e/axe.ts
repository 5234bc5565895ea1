/** axe finds nothing on any page. */
import { readFileSync } from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import type { Result, RunOptions } from 'axe-core';
import { type Page, settled } from './support';

/** It goes into every page and frame again: the small one is read faster. */
const axeSource = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** What axe may find, and why it may. None is needed so far. */
const EXEMPTIONS: readonly {
  /** Address of the page, with a trailing slash. */
  url: string;
  rule: string;
  /** Stands in axe's own selector of the element. */
  selector: string;
  reason: string;
  /** Where it is to be mended: the address of the library's issue. */
  issue: string;
}[] = [];

/** What axe is to ask. */
interface AxeOptions {
  /** Selectors of the parts of the page that are asked about. Default: all of it. */
  within?: readonly string[];
  /** Selectors of parts that are not asked about. */
  except?: readonly string[];
  /** These rules alone, by their ids. */
  only?: readonly string[];
  /** All rules but these. */
  without?: readonly string[];
}

/** An axe that tells of faults and of what it is not sure about, with options of its own beside that. */
export function createAxe(page: Page, options: RunOptions): AxeBuilder {
  return (
    new AxeBuilder({ page, axeSource })
      .options({
        resultTypes: ['violations', 'incomplete'],
        // Fetches all style sheets again, for a rule that is not among those asked.
        preload: false,
        ...options,
      })
      // The other mode merges results in a page of its own, for frames of other hosts. This site has none.
      .setLegacyMode(true)
  );
}

/**
 * Text in the very color of its background. Axe leaves it to people, since it may be hidden on purpose; here nothing is
 * hidden that way.
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
 * Asks axe about a page as it is now, once its transitions are over.
 * @returns a line per fault: rule, element, and what is wrong with it.
 */
export async function findAxeFaults(
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
  const { violations, incomplete } = await builder.analyze();
  const url = new URL(page.url()).pathname;
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
