import FormatAlignCenterRoundedIcon from '@mui/icons-material/FormatAlignCenterRounded';
import FormatAlignLeftRoundedIcon from '@mui/icons-material/FormatAlignLeftRounded';
import FormatAlignRightRoundedIcon from '@mui/icons-material/FormatAlignRightRounded';
import * as React from 'react';
import IconButton from '@mui/joy/IconButton';
import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';
import ToggleButtonGroup from '@mui/joy/ToggleButtonGroup';

type Align = 'left' | 'center' | 'right';

export default function ToggleGroupIcons() {
  const [align, setAlign] = React.useState<Align>('center');

  return (
    <Stack spacing={1.5} sx={{ alignItems: 'center' }}>
      <ToggleButtonGroup
        aria-label="Alignment of the stamp"
        value={align}
        onChange={(_event, next) => setAlign(next ?? align)}
      >
        <IconButton value="left" aria-label="Left">
          <FormatAlignLeftRoundedIcon />
        </IconButton>
        <IconButton value="center" aria-label="Center">
          <FormatAlignCenterRoundedIcon />
        </IconButton>
        <IconButton value="right" aria-label="Right">
          <FormatAlignRightRoundedIcon />
        </IconButton>
      </ToggleButtonGroup>
      <Sheet variant="outlined" sx={{ p: 2, width: 220, borderRadius: 'sm', textAlign: align }}>
        Made by hand
      </Sheet>
    </Stack>
  );
}
