import * as React from 'react';
import Button from '@mui/joy/Button';
import Sheet from '@mui/joy/Sheet';
import Slider from '@mui/joy/Slider';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function TypographyScale() {
  const id = React.useId();
  const [scale, setScale] = React.useState(1);

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 360 }}>
      <Sheet
        variant="soft"
        sx={{
          '--joy-fontSize-sm': `${0.875 * scale}rem`,
          '--joy-fontSize-md': `${scale}rem`,
          '--joy-fontSize-lg': `${1.125 * scale}rem`,
          p: 2,
          borderRadius: 'md',
        }}
      >
        <Typography level="title-lg">Night train</Typography>
        <Typography sx={{ color: 'text.primary', my: 1 }}>Car 7, berth 42, from 21:40.</Typography>
        <Button>Show the ticket</Button>
      </Sheet>
      <div>
        <Typography id={id} level="title-sm" component="span">
          Font size
        </Typography>
        <Slider
          aria-labelledby={id}
          min={0.8}
          max={1.6}
          step={0.1}
          value={scale}
          onChange={(_event, next) => setScale(Number(next))}
          valueLabelDisplay="auto"
          valueLabelFormat={(value) => `${Math.round(value * 100)} %`}
        />
      </div>
    </Stack>
  );
}
