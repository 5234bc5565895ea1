import { expect, test } from '@jest/globals';
import { TEXT_LIMIT, readImports } from '@/src/shared/sizes/readImports';
import { SIZES } from './sampleSizes';

const read = (text: string) => {
  const { entries, unknown } = readImports(text, SIZES.entries);
  return [entries.map((entry) => `${entry.package}.${entry.name}`), unknown];
};

test.each<[string, string[], string[]]>([
  ["import Button from '@mui/material/Button';", ['@mui/material.Button'], []],
  ['import Knob from "@mui/material/Button"', ['@mui/material.Button'], []],
  [
    "import {\n  Button,\n  Slider as Range,\n} from '@mui/material';",
    ['@mui/material.Button', '@mui/material.Slider'],
    [],
  ],
  ["import{Button}from'@mui/base/Button'", ['@mui/base.Button'], []],
  ["import { unstable_useModal as useModal } from '@mui/base';", ['@mui/base.useModal'], []],
  [
    "import Button, { buttonClasses, type ButtonProps } from '@mui/material/Button';",
    ['@mui/material.Button'],
    ['buttonClasses (@mui/material/Button)'],
  ],
  ["import * as Mui from '@mui/material';", [], ['* as Mui (@mui/material)']],
  ["import { Foo } from '@mui/material';", [], ['Foo (@mui/material)']],
  ["import Slider from '@mui/material';", [], ['Slider (@mui/material)']],
  ["import type { Button } from '@mui/material';", [], []],
  [
    "import React, { useState } from 'react';\nimport { createRoot } from 'react-dom/client';",
    [],
    [],
  ],
  [
    "// import Button from '@mui/material/Button';\n/* import Slider from '@mui/material/Slider'; */",
    [],
    [],
  ],
  [
    "import './styles.css';\nimport Slider from '@mui/material/Slider';",
    ['@mui/material.Slider'],
    [],
  ],
  [
    "import Button from '@mui/material/Button';\nimport { Button as B } from '@mui/material';",
    ['@mui/material.Button'],
    [],
  ],
  ['Button', [], []],
])('%j', (text, entries, unknown) => {
  expect(read(text)).toEqual([entries, unknown]);
});

test.each(['import ', 'import {', 'import a,', "import a from '", '/*', ' '])(
  'a long text of %j is read in a moment',
  (part) => {
    const start = performance.now();
    read(part.repeat(TEXT_LIMIT / part.length));
    expect(performance.now() - start).toBeLessThan(2000);
  },
);

test('a long text is cut', () => {
  expect(read(`${' '.repeat(TEXT_LIMIT)}import Button from '@mui/material/Button';`)).toEqual([
    [],
    [],
  ]);
});
