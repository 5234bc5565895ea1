import * as React from 'react';
import Card from '@mui/joy/Card';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Slider from '@mui/joy/Slider';
import Stack from '@mui/joy/Stack';
import Switch from '@mui/joy/Switch';
import Typography from '@mui/joy/Typography';

export default function ShadowVariables() {
  const id = React.useId();
  const [opacity, setOpacity] = React.useState(20);
  const [hasRing, setRing] = React.useState(true);

  return (
    <Stack spacing={3} sx={{ width: '100%', maxWidth: 320, p: 1 }}>
      <Card
        sx={{
          '--joy-shadowOpacity': String(opacity / 100),
          '--joy-shadowRing': hasRing
            ? '0 0 0 2px var(--joy-palette-primary-outlinedBorder)'
            : '0 0 #000',
          '--joy-shadowChannel': 'var(--joy-palette-primary-mainChannel)',
          boxShadow: (theme) => theme.shadow.lg,
        }}
      >
        <Typography level="title-md">Tide table</Typography>
        <Typography level="body-sm" sx={{ color: 'text.primary' }}>
          High water is at 6:12 and at 18:40.
        </Typography>
      </Card>
      <div>
        <Typography id={id} level="title-sm" component="span">
          Opacity
        </Typography>
        <Slider
          aria-labelledby={id}
          value={opacity}
          onChange={(_event, next) => setOpacity(Number(next))}
          valueLabelDisplay="auto"
          valueLabelFormat={(value) => `${value} %`}
        />
      </div>
      <FormControl orientation="horizontal" sx={{ justifyContent: 'space-between' }}>
        <FormLabel>Ring</FormLabel>
        <Switch checked={hasRing} onChange={(event) => setRing(event.target.checked)} />
      </FormControl>
    </Stack>
  );
}
