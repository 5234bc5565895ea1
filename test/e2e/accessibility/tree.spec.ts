/**
 * The accessibility tree of a page of each kind and of every embedded tool. After an intended change, update the trees
 * with `--update-snapshots`, and review the difference.
 */
import { recordInput } from '../../trace';
import { expect, test } from '../support';
import { readAccessibilityTree } from './accessibilityTree';
import { LIST, openWhole } from './pages';

const WIDE = 1280;
const NARROW = 390;

test.describe('The accessibility tree', { tag: '@full' }, () => {
  for (const [name, url] of LIST) {
    for (const width of name === 'component page' || name === 'template'
      ? [WIDE, NARROW]
      : [WIDE]) {
      test(`${name}, ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 800 });
        await openWhole(page, url);
        const file = `${name.replaceAll(' ', '-')}-${width}.txt`;
        recordInput(`file/test/e2e/accessibility/tree.spec.ts-snapshots/${file}`);
        // The Markdown test page has all elements that articles can contain.
        const tree = await readAccessibilityTree(page, name === 'experiments');
        expect(tree).toMatchSnapshot(file);
      });
    }
  }
});
