import { expect, test } from '@jest/globals';
import { recognizeImport } from '@/src/shared/answers/recognizers/import';

/** Writes each import on one line: the module, and the names as in the statement. */
function read(text: string): string[] | undefined {
  return recognizeImport(text)?.imports.map(({ from, default: own, namespace, names }) =>
    [
      from,
      ...(own === undefined ? [] : [`default ${own}`]),
      ...(namespace === undefined ? [] : [`* ${namespace}`]),
      ...names.map(({ name, local }) => (name === local ? name : `${name}:${local}`)),
    ].join(' '),
  );
}

test.each([
  ["import { Button } from '@mui/material'", ['@mui/material Button']],
  [
    'import { Button, type ButtonProps, Card as C } from "@mui/material";',
    ['@mui/material Button ButtonProps Card:C'],
  ],
  ["import Button from '@mui/material/Button';", ['@mui/material/Button default Button']],
  ["import Chip, { chipClasses } from '@mui/joy/Chip'", ['@mui/joy/Chip default Chip chipClasses']],
  ["import * as icons from '@mui/icons-material'", ['@mui/icons-material * icons']],
  ["import type { Theme } from '@mui/material/styles'", ['@mui/material/styles Theme']],
  ["import { Grid } from '@material-ui/core'", ['@material-ui/core Grid']],
  ["import {\n  Box,\n  Stack,\n} from '@mui/system';", ['@mui/system Box Stack']],
  [
    "import Button from '@mui/material/Button' import Card from '@mui/material/Card'",
    ['@mui/material/Button default Button', '@mui/material/Card default Card'],
  ],
  ["import React from 'react';\nimport { Tab } from '@mui/base/Tab';", ['@mui/base/Tab Tab']],
  ["const { Button: B, Card } = require('@mui/material');", ['@mui/material Button:B Card']],
  ["const Button = lazy(() => import('@mui/material/Button'));", ['@mui/material/Button']],
  ["import '@mui/x-data-grid/themeAugmentation'", ['@mui/x-data-grid/themeAugmentation']],
])('%s', (text, expected) => {
  expect(read(text)).toEqual(expected);
});

test.each(['import', 'how to import icons', "import React from 'react'", '@mui/material/Button'])(
  '%s is no import of the libraries',
  (text) => {
    expect(read(text)).toBeUndefined();
  },
);
