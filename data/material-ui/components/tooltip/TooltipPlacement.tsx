import * as React from 'react';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Tooltip, { type TooltipProps } from '@mui/material/Tooltip';

const PLACEMENTS = (['bottom', 'top', 'left', 'right'] as const).flatMap(
  (side) => [side, `${side}-start`, `${side}-end`] as const,
);

export default function TooltipPlacement() {
  const [placement, setPlacement] = React.useState<TooltipProps['placement']>('bottom');

  return (
    <Stack spacing={5} sx={{ width: '100%', maxWidth: 320, alignItems: 'center' }}>
      <TextField
        select
        fullWidth
        size="small"
        label="Placement"
        value={placement}
        onChange={(event) =>
          setPlacement(PLACEMENTS.find((option) => option === event.target.value))
        }
      >
        {PLACEMENTS.map((option) => (
          <MenuItem key={option} value={option}>
            {option}
          </MenuItem>
        ))}
      </TextField>
      <Tooltip describeChild title="Mira, about 300 light years" placement={placement}>
        <Button variant="outlined" sx={{ height: 64 }}>
          Show the tooltip
        </Button>
      </Tooltip>
    </Stack>
  );
}
