import { expect, jest, test } from '@jest/globals';
import { SITE_REPOSITORY } from '@/src/shared/links';
import { printBanner } from '@/src/site/features/console/printBanner';

// @proves S9.15
test('prints what this is, where its source is, and how to explore the theme, with a style per placeholder', () => {
  const log = jest.spyOn(console, 'log').mockReturnValue(undefined);
  printBanner();
  expect(log).toHaveBeenCalledTimes(1);
  const [text, ...stylesOfText] = log.mock.calls[0] as string[];
  expect(text).toContain('Fieldguide');
  expect(text).toContain(SITE_REPOSITORY);
  expect(text).toContain('await theme');
  expect(text!.match(/%c/g)).toHaveLength(stylesOfText.length);
  log.mockRestore();
});
