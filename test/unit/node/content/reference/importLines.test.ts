import { expect, test } from '@jest/globals';
import { groupImports } from '@/src/node/content/reference/importLines';

const entry = (name: string, source: string) => ({
  imports: [`import ${name} from '${source}/${name}';`, `import { ${name} } from '${source}';`],
});

test('several entries have statements by folder, and one for each package', () => {
  const entries = [
    entry('Button', '@mui/material'),
    entry('LoadingButton', '@mui/lab'),
    entry('IconButton', '@mui/material'),
    // The package does not export it.
    { imports: ["import Inner from '@mui/material/Inner';"] },
  ];
  expect(groupImports(entries)).toEqual([
    [
      "import Button from '@mui/material/Button';",
      "import LoadingButton from '@mui/lab/LoadingButton';",
      "import IconButton from '@mui/material/IconButton';",
      "import Inner from '@mui/material/Inner';",
    ].join('\n'),
    [
      "import { Button, IconButton } from '@mui/material';",
      "import { LoadingButton } from '@mui/lab';",
      "import Inner from '@mui/material/Inner';",
    ].join('\n'),
  ]);
});

test('a statement over 80 characters has one name per line', () => {
  const names = ['Accordion', 'AccordionActions', 'AccordionDetails', 'AccordionSummary'];
  expect(groupImports(names.map((name) => entry(name, '@mui/material')))[1]).toBe(
    `import {\n${names.map((name) => `  ${name},\n`).join('')}} from '@mui/material';`,
  );
});
