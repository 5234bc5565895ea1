/** Checks the coverage of props and hook parameters: the pages of a product must show all of them. */
import { listApiEntries, prepareApi } from '@/src/node/api/store';
import { CommandError } from '@/src/node/errors';
import { PUBLIC_PRODUCTS } from '@/src/shared/products';
import { type ProductCoverage, listDrafts, measurePropCoverage, sumCoverage } from './propCoverage';

/** The percentage of the public props and parameters of documented components and hooks that their pages must show. */
const LEVEL = 100;

/** Prints the missing props and parameters of each page, then the totals. @throws CommandError when a product is below the level. */
export async function checkCoverage(): Promise<void> {
  await prepareApi();
  const pages = measurePropCoverage();
  for (const { pathname, component, props, missing } of pages) {
    if (missing.length > 0) {
      const count = `${props.length - missing.length} of ${props.length}`;
      console.log(`${pathname} ${component}: ${count}; not shown: ${missing.join(', ')}`);
    }
  }
  listDrafts().forEach((pathname) =>
    console.log(`${pathname}: a draft, not counted; remove "draft" when it is written`),
  );
  const documented = new Set(
    listApiEntries()
      .filter(({ kind }) => kind === 'component')
      .map(({ product }) => product),
  );
  const { lines, failures } = compareLevels(
    PUBLIC_PRODUCTS.map(({ id }) => id),
    sumCoverage(pages),
    documented,
  );
  console.log(`\n${lines.join('\n')}`);
  if (failures.length > 0) {
    throw new CommandError(failures.join('\n'));
  }
}

/**
 * Compares the totals with the levels.
 * @param products ids in the order of the report.
 * @param sums totals of the products whose pages name components.
 * @param documented ids of the products whose API reference has components; the others have no props to show.
 * @returns a line for each product, and a message for each one below the level.
 */
export function compareLevels(
  products: readonly string[],
  sums: readonly ProductCoverage[],
  documented: ReadonlySet<string>,
): { lines: string[]; failures: string[] } {
  const lines: string[] = [];
  const failures: string[] = [];
  for (const product of products) {
    const name = product.padEnd(12);
    const { shown, props } = sums.find((sum) => sum.product === product) ?? { shown: 0, props: 0 };
    if (props === 0) {
      lines.push(`${name} no props to show`);
      if (documented.has(product)) {
        failures.push(
          `No page of ${product} is about a component of its API reference: name the components in the front matter of their pages.`,
        );
      }
      continue;
    }
    const percent = (100 * shown) / props;
    lines.push(
      `${name} ${shown} of ${props} props and parameters, ${percent.toFixed(1)} % (level ${LEVEL} %)`,
    );
    if (percent < LEVEL) {
      failures.push(
        `${product} shows ${percent.toFixed(1)} % of its props and hook parameters, less than ${LEVEL} %: show those named above in a demo, or describe them in the text of their page.`,
      );
    }
  }
  return { lines, failures };
}
