import { expect, test } from '@jest/globals';
import { listImportedNames } from '@/src/shared/versionChanges/listImportedNames';
import { PACKAGES } from './samples';

const packages = [
  {
    ...PACKAGES[0]!,
    changes: [
      { entry: 'Card', version: '6.0.0', what: 'import', from: 'Unstable_Card', to: 'Card' },
    ] as const,
  },
  PACKAGES[1]!,
];

test.each([
  ["import Tabs from '@mui/material/Tabs';", ['@mui/material', ['Tabs']]],
  [
    "import { Button as B, type ButtonProps, Card } from '@mui/material';",
    ['@mui/material', ['Button', 'Card']],
  ],
  ["import Card from '@mui/material/Unstable_Card';", ['@mui/material', ['Card']]],
  ["import { Unstable_Card as Card } from '@mui/material';", ['@mui/material', ['Card']]],
  ["const { Sheet } = require('@mui/joy');", ['@mui/joy', ['Sheet']]],
])('%s', (text, [name, names]) => {
  expect(listImportedNames(text, packages)).toEqual({ package: name, names });
});

test.each(['', 'Button', "import { Foo } from '@mui/material';", "import Button from './Button';"])(
  '%j names nothing of the packages',
  (text) => {
    expect(listImportedNames(text, packages)).toBe(undefined);
  },
);
