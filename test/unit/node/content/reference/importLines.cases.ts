import { expect, test } from '@jest/globals';
import { createImportLines } from '@/src/node/content/reference/importLines';
import { parseMarkdownFile } from '@/src/node/content/parseMarkdownFile';
import { listMarkdownRoutes } from '@/src/node/content/routes';
import { createBuildText } from '@/src/node/i18n/languages';
import { findAll, parseHtml, textOf } from '../../../support/html';

const t = createBuildText('en');

/** Returns the blocks of import statements of a page of Material UI, and those that are folded. */
function read(name: string, utilities?: string[]) {
  const route = listMarkdownRoutes().find(({ pathname }) => pathname === `/material-ui/${name}`)!;
  const { frontMatter } = parseMarkdownFile(route.markdownFile)!;
  const options = { ...route, productId: 'material-ui', t };
  const imports = createImportLines({ ...frontMatter, ...(utilities && { utilities }) }, options);
  const tree = parseHtml(imports?.html ?? '');
  return {
    all: findAll(tree, 'code').map(textOf),
    folded: findAll(tree, 'details code').map(textOf),
  };
}

test("the page's own component comes first, and the others are collapsed", () => {
  const { all, folded } = read('react-radio-button');
  expect(all.slice(0, 2)).toEqual([
    "import Radio from '@mui/material/Radio';",
    "import { Radio } from '@mui/material';",
  ]);
  expect(folded).toEqual(all.slice(2));
  expect(folded[0]).toContain("import RadioGroup from '@mui/material/RadioGroup';");
});

test('a page about several components has one statement for all, and collapsed ones by folder', () => {
  const { all, folded } = read('react-progress');
  expect(all).toEqual([
    "import { CircularProgress, LinearProgress } from '@mui/material';",
    "import CircularProgress from '@mui/material/CircularProgress';\nimport LinearProgress from '@mui/material/LinearProgress';",
  ]);
  expect(folded).toEqual(all.slice(1));
});

test('a page about an export outside of the API reference has its imports', () => {
  expect(read('react-use-media-query').all).toEqual([
    "import useMediaQuery from '@mui/material/useMediaQuery';",
    "import { useMediaQuery } from '@mui/material';",
  ]);
  expect(() => read('react-use-media-query', ['useNothing'])).toThrow(
    '@mui/material has no folder "useNothing"',
  );
});
