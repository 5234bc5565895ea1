import * as React from 'react';
import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import ToggleButtonGroup from '@mui/joy/ToggleButtonGroup';

const VARIANTS = ['outlined', 'soft', 'plain', 'solid'] as const;

export default function ToggleGroupVariants() {
  const [shelf, setShelf] = React.useState(['middle']);

  return (
    <Stack spacing={1.5}>
      {VARIANTS.map((variant) => (
        <ToggleButtonGroup
          key={variant}
          variant={variant}
          aria-label={`Kiln shelf, ${variant}`}
          value={shelf}
          onChange={(_event, next) => setShelf(next)}
        >
          <Button value="top">Top</Button>
          <Button value="middle">Middle</Button>
          <Button value="bottom">Bottom</Button>
        </ToggleButtonGroup>
      ))}
    </Stack>
  );
}
