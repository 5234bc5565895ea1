import { afterAll, expect, jest, test } from '@jest/globals';
import { makeFolder, removeFolder, writeFiles } from '../../support/temp';

const root = makeFolder();
afterAll(() => removeFolder(root));

test('pages are excluded only if there is a list of included ones', () =>
  jest.isolateModulesAsync(async () => {
    const cwd = jest.spyOn(process, 'cwd').mockReturnValue(root);
    const { KEPT_PAGES, isLeftOut } = await import('@/src/node/content/partialSite');
    cwd.mockRestore();
    expect(isLeftOut('/a/other')).toBe(false);
    writeFiles(root, { [KEPT_PAGES]: '["/a/page"]' });
    expect([isLeftOut('/a/page'), isLeftOut('/a/other')]).toEqual([false, true]);
  }));
