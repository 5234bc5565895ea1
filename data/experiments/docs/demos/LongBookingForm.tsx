import { type SyntheticEvent, useState } from 'react';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

export default function LongBookingForm() {
  const [sent, setSent] = useState(false);

  return (
    <Stack
      component="form"
      aria-label="Book a room"
      spacing={2}
      sx={{ width: '100%', maxWidth: 400 }}
      onSubmit={(event: SyntheticEvent) => {
        event.preventDefault();
        setSent(true);
      }}
    >
      <TextField label="Your name" required autoComplete="name" />
      <TextField label="E-mail address" type="email" required autoComplete="email" />
      <TextField label="Room" select defaultValue="large">
        <MenuItem value="large">Large hall</MenuItem>
        <MenuItem value="piano">Piano room</MenuItem>
        <MenuItem value="booth">Vocal booth</MenuItem>
      </TextField>
      <TextField
        label="Day"
        type="date"
        required
        slotProps={{ inputLabel: { shrink: true } }}
        helperText="Rooms are free from the day after tomorrow"
      />
      <TextField label="What do you record?" multiline minRows={3} />
      <FormControlLabel control={<Checkbox />} label="I bring my own microphones" />
      <FormControlLabel control={<Checkbox defaultChecked />} label="Tune the piano before" />
      <Button type="submit" variant="contained">
        Ask for the room
      </Button>
      <Typography role="status">{sent ? 'Thank you. We answer within a day.' : ''}</Typography>
    </Stack>
  );
}
