import * as React from 'react';
import EventAvailableRoundedIcon from '@mui/icons-material/EventAvailableRounded';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Slider from '@mui/joy/Slider';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function OverviewBooking() {
  const id = React.useId();
  const [hours, setHours] = React.useState(4);

  return (
    <Card sx={{ width: '100%', maxWidth: 340 }}>
      <Typography level="title-lg">Studio B, Friday</Typography>
      <Typography level="body-sm">Grand piano, two vocal booths</Typography>
      <FormControl sx={{ mt: 1 }}>
        <FormLabel>Project</FormLabel>
        <Input name="project" placeholder="Night strings" />
      </FormControl>
      <Box sx={{ px: 1 }}>
        <Typography id={id} level="title-sm" sx={{ mx: -1 }}>
          Hours: {hours}
        </Typography>
        <Slider
          min={1}
          max={8}
          value={hours}
          onChange={(_, value) => setHours(Number(value))}
          slotProps={{ input: { 'aria-labelledby': id } }}
        />
      </Box>
      <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center' }}>
        <Typography level="title-lg">€{hours * 45}</Typography>
        <Button startDecorator={<EventAvailableRoundedIcon />}>Book</Button>
      </Stack>
    </Card>
  );
}
