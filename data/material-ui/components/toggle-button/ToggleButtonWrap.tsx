import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';

const clouds = ['Cirrus', 'Cumulus', 'Stratus', 'Nimbostratus', 'Altocumulus', 'Fog'];

export default function ToggleButtonWrap() {
  const [seen, setSeen] = React.useState(['Cumulus']);

  return (
    <Stack
      direction="row"
      role="group"
      aria-label="Observed clouds"
      sx={{ flexWrap: 'wrap', gap: 1, maxWidth: 400 }}
    >
      {clouds.map((cloud) => (
        <ToggleButton
          key={cloud}
          size="small"
          color="success"
          value={cloud}
          selected={seen.includes(cloud)}
          onChange={(_event, value: string) =>
            setSeen(
              seen.includes(value) ? seen.filter((other) => other !== value) : [...seen, value],
            )
          }
          sx={{ borderRadius: 5, px: 1.5, textTransform: 'none' }}
        >
          {cloud}
        </ToggleButton>
      ))}
    </Stack>
  );
}
