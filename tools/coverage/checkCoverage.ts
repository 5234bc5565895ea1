/** Holds the coverage of props: a product may not fall below its level. */
import { prepareApi } from '@/src/node/api/store';
import { CommandError } from '@/src/node/commands/runCommand';
import { measurePropCoverage, sumCoverage } from './propCoverage';

/**
 * Percent of the public props of the components that have a page, shown there; raised when pages get better.
 * The documentation of the libraries themselves had 73 for Material UI, 78 for Joy UI, and 71 for Base UI.
 */
const PROP_LEVELS: Readonly<Record<string, number>> = {
  'base-ui': 100,
  'joy-ui': 100,
  'material-ui': 100,
  system: 100,
  x: 96,
};

/** Prints what is missing on each page, then the totals. @throws CommandError when a product is below its level. */
export async function checkCoverage(): Promise<void> {
  await prepareApi();
  const pages = measurePropCoverage();
  for (const { pathname, component, props, missing } of pages) {
    if (missing.length > 0) {
      const count = `${props.length - missing.length} of ${props.length}`;
      console.log(`${pathname} ${component}: ${count}; not shown: ${missing.join(', ')}`);
    }
  }
  const failures: string[] = [];
  console.log('');
  const sums = sumCoverage(pages);
  for (const { product } of sums.filter((sum) => !(sum.product in PROP_LEVELS))) {
    failures.push(`${product} has no level: add it to PROP_LEVELS`);
  }
  for (const [product, level] of Object.entries(PROP_LEVELS)) {
    const { shown = 0, props = 0 } = sums.find((sum) => sum.product === product) ?? {};
    const percent = props > 0 ? (100 * shown) / props : 0;
    console.log(
      `${product.padEnd(12)} ${shown} of ${props} props, ${percent.toFixed(1)} % (level ${level} %)`,
    );
    if (percent < level) {
      failures.push(`${product} shows ${percent.toFixed(1)} % of its props, less than ${level} %`);
    }
  }
  if (failures.length > 0) {
    throw new CommandError(
      `${failures.join('\n')}\nShow the props named above in a demo, or speak of them in the text of their page.`,
    );
  }
}
