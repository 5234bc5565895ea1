import * as React from 'react';
import AspectRatio from '@mui/joy/AspectRatio';
import Card from '@mui/joy/Card';
import CardContent from '@mui/joy/CardContent';
import CardOverflow from '@mui/joy/CardOverflow';
import Stack from '@mui/joy/Stack';
import Switch from '@mui/joy/Switch';
import Typography from '@mui/joy/Typography';

export default function AdjustCard() {
  const [overflow, setOverflow] = React.useState(true);
  const [round, setRound] = React.useState(true);

  const picture = (
    <AspectRatio ratio="2" variant="soft" color="warning">
      <div>Picture</div>
    </AspectRatio>
  );

  return (
    <Stack spacing={2} sx={{ width: 280 }}>
      <Typography
        component="label"
        endDecorator={<Switch checked={overflow} onChange={() => setOverflow(!overflow)} />}
      >
        CardOverflow around the picture
      </Typography>
      <Typography
        component="label"
        endDecorator={<Switch checked={round} onChange={() => setRound(!round)} />}
      >
        Radius of 28 pixels
      </Typography>
      <Card sx={round ? { borderRadius: '28px' } : undefined}>
        {overflow ? <CardOverflow>{picture}</CardOverflow> : picture}
        <CardContent>
          <Typography level="title-md">Rye loaf</Typography>
          <Typography level="body-sm">Baked at 250 °C</Typography>
        </CardContent>
      </Card>
    </Stack>
  );
}
