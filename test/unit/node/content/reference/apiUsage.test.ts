/** Demos of a site of the test's own; apiUsage.cases.ts reads those of this site. */
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { getApiEntry, listApiEntries } from '@/src/node/api/store';
import type { findDemoPages, readUses } from '@/src/node/content/reference/apiUsage';
import { makeFolder, removeFolder, writeFiles } from '../../../support/temp';

const get = (product: string, slug: string) => ({
  ...getApiEntry(product, slug),
  deprecated: false,
});

describe('what a demo imports', () => {
  const root = makeFolder();
  let readOwnUses: typeof readUses;
  let findOwn: typeof findDemoPages;
  beforeAll(() =>
    jest.isolateModulesAsync(async () => {
      const cwd = jest.spyOn(process, 'cwd').mockReturnValue(root);
      ({ readUses: readOwnUses, findDemoPages: findOwn } =
        await import('@/src/node/content/reference/apiUsage'));
      cwd.mockRestore();
    }),
  );
  afterAll(() => removeFolder(root));

  /** Makes a site with a page for each of these demos, and reads it. */
  const read = (demos: readonly Record<string, string>[], body = '{{"demo": "Demo.tsx"}}') => {
    removeFolder(root);
    demos.forEach((files, index) => {
      const folder = `data/a/p${index}`;
      writeFiles(root, {
        [`pages/a/p${index}.tsx`]: `import * as page from '@/${folder}/p${index}.md';\n`,
        [`${folder}/p${index}.md`]: `# Title\n\nDescription.\n\n${body}\n`,
        ...Object.fromEntries(
          Object.entries(files).map(([name, text]) => [`${folder}/${name}`, text]),
        ),
      });
    });
    return readOwnUses();
  };
  /** The entries that a demo with this text is found to use. */
  const namesIn = (text: string) => {
    const uses = read([{ 'Demo.tsx': text }]);
    return listApiEntries()
      .filter((entry) => findOwn(entry, uses).length > 0)
      .map((entry) => `${entry.package} ${entry.name}`);
  };

  test('is found for every entry, by each of the statements that its reference gives', () => {
    const cases = listApiEntries().flatMap((listing) =>
      getApiEntry(listing.product, listing.slug).imports.map((statement) => ({
        listing,
        statement,
      })),
    );
    const uses = read(cases.map(({ statement }) => ({ 'Demo.tsx': `${statement}\n` })));
    expect(uses).toHaveLength(cases.length);
    const missed = cases.filter(
      ({ listing }, index) => !findOwn(listing, uses).some(({ href }) => href === `/a/p${index}/`),
    );
    expect(missed.map(({ statement }) => statement)).toEqual([]);
  });

  test.each([
    ["import { Button, Card as Box2 } from '@mui/joy';", ['@mui/joy Button', '@mui/joy Card']],
    ['import {\n  Button,\n  Card,\n} from "@mui/joy";', ['@mui/joy Button', '@mui/joy Card']],
    ["import MyButton from '@mui/joy/Button';", ['@mui/joy Button']],
    ["import { Unstable_Popup as Popup } from '@mui/base/Unstable_Popup';", ['@mui/base Popup']],
    ["import { Button } from './Button';", []],
    ["import Button from '@mui/none/Button';", []],
    ["import '@mui/joy';", []],
  ])('%s is %j', (text, expected) => {
    expect(namesIn(text).sort()).toEqual(expected);
  });

  test('is found in every file of a demo with flavors', () => {
    const uses = read(
      [
        {
          'Pick/system/index.tsx': "import { Button } from '@mui/base/Button';",
          'Pick/css/index.tsx': "import { Select } from '@mui/base/Select';",
          'Pick/css/part.tsx': "import { useMenu } from '@mui/base/useMenu';",
        },
      ],
      '{{"demo": "Pick"}}',
    );
    for (const slug of ['button', 'select', 'use-menu']) {
      expect(findOwn(get('base-ui', slug), uses)).toHaveLength(1);
    }
    expect(findOwn(get('base-ui', 'slider'), uses)).toEqual([]);
  });

  test('is ignored for demos that no page embeds and for missing demos', () => {
    expect(
      findOwn(
        get('joy-ui', 'button'),
        read([{ 'Demo.tsx': "import Button from '@mui/joy/Button';" }], 'Text.'),
      ),
    ).toEqual([]);
    expect(read([{}])).toHaveLength(1);
  });
});
