/** The place of the ad on a page. */
import type { BuiltBlock } from '@/src/shared/page';

/** An h2, with the element around it and its link (`createHeading`). */
const H2 = /<div class="heading heading-2"|<h2[ >]/;

/**
 * Finds the place of the ad: before the first h2 that has text or a playground above it, so that the introduction comes
 * first. A block that contains both is split there.
 * @returns the blocks, and the index of the block below the ad. It is at most the number of blocks.
 */
export function placeAd(blocks: readonly BuiltBlock[]): {
  blocks: BuiltBlock[];
  adIndex: number;
} {
  for (const [index, block] of blocks.entries()) {
    const start = block.type === 'html' ? block.html.search(H2) : -1;
    if (block.type === 'html' && start >= 0) {
      const before = block.html.slice(0, start).trim();
      if (before !== '') {
        const parts = [
          { ...block, html: before },
          { ...block, html: block.html.slice(start) },
        ];
        return { blocks: blocks.toSpliced(index, 1, ...parts), adIndex: index + 1 };
      }
      if (index > 0) {
        return { blocks: [...blocks], adIndex: index };
      }
    }
  }
  return { blocks: [...blocks], adIndex: Math.min(1, blocks.length) };
}
