import * as React from 'react';
import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import ToggleButtonGroup from '@mui/joy/ToggleButtonGroup';

const SIZES = ['sm', 'md', 'lg'] as const;

export default function ToggleGroupSizes() {
  const [tool, setTool] = React.useState<string>('rib');

  return (
    <Stack spacing={1.5} sx={{ alignItems: 'center' }}>
      {SIZES.map((size) => (
        <ToggleButtonGroup
          key={size}
          size={size}
          aria-label={`Tool, ${size}`}
          value={tool}
          onChange={(_event, next) => setTool(next ?? tool)}
        >
          <Button value="rib">Rib</Button>
          <Button value="loop">Loop</Button>
          <Button value="wire">Wire</Button>
        </ToggleButtonGroup>
      ))}
    </Stack>
  );
}
