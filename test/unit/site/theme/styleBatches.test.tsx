/** @jest-environment jsdom */
/** S9.21: "Style injection batch 65000 rules". The number is Emotion's own; no cache of the site changes it. */
import { expect, test } from '@jest/globals';
import { type EmotionCache, __unsafe_useEmotionCache } from '@emotion/react';
import { render } from '@testing-library/react';
import { getLtrCache } from '@/src/site/features/demo/view/adaptTheme';
import { getRtlCache } from '@/src/site/theme/rtlCache';

const BATCH = 65_000;

/** Returns the cache that components use without a provider, which most pages do. */
function getDefaultCache(): EmotionCache {
  let found: EmotionCache | null = null;
  function Reader() {
    found = __unsafe_useEmotionCache();
    return null;
  }
  render(<Reader />);
  return found!;
}

// @proves S9.21
test.each([
  ['of most pages', getDefaultCache],
  ['of right-to-left pages', () => getRtlCache(document.head)],
  ['of left-to-right demos on those', () => getLtrCache(document.head)],
])('the styles %s fill an element with 65,000 rules', (_name, getCache) => {
  const { sheet } = getCache();
  sheet.flush();
  sheet.insert('.first{color:red}');
  // Simulates that all rules but the last one have been inserted.
  Object.assign(sheet, { ctr: BATCH - 1 });
  sheet.insert('.last{color:red}');
  expect(sheet.tags).toHaveLength(1);
  sheet.insert('.next{color:red}');
  expect(sheet.tags.map((tag) => tag.sheet?.cssRules.length)).toEqual([2, 1]);
});
