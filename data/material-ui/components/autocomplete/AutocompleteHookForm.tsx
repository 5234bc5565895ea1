import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { Controller, useForm } from 'react-hook-form';

const ROOMS = ['Chamber hall', 'Great hall', 'Organ loft'];
const EXTRAS = ['Conductor’s stand', 'Grand piano', 'Harpsichord', 'Recording'];

interface Booking {
  room: string | null;
  extras: string[];
}

export default function AutocompleteHookForm() {
  const [booking, setBooking] = React.useState<Booking>();
  const { control, handleSubmit } = useForm<Booking>({ defaultValues: { room: null, extras: [] } });

  return (
    <Stack
      component="form"
      noValidate
      spacing={2}
      onSubmit={handleSubmit(setBooking, () => setBooking(undefined))}
      sx={{ width: '100%', maxWidth: 360, alignItems: 'flex-start' }}
    >
      <Controller
        name="room"
        control={control}
        rules={{ required: 'Choose a room.' }}
        render={({ field: { ref, value, onChange, onBlur }, fieldState: { error } }) => (
          <Autocomplete
            fullWidth
            options={ROOMS}
            value={value}
            onChange={(_event, next) => onChange(next)}
            onBlur={onBlur}
            renderInput={(params) => (
              <TextField
                {...params}
                required
                label="Room"
                inputRef={ref}
                error={error !== undefined}
                helperText={error?.message ?? ' '}
              />
            )}
          />
        )}
      />
      <Controller
        name="extras"
        control={control}
        render={({ field: { ref, value, onChange, onBlur } }) => (
          <Autocomplete
            multiple
            fullWidth
            options={EXTRAS}
            slotProps={{ listbox: { 'aria-multiselectable': true } }}
            value={value}
            onChange={(_event, next) => onChange(next)}
            onBlur={onBlur}
            renderInput={(params) => <TextField {...params} label="Extras" inputRef={ref} />}
          />
        )}
      />
      <Button type="submit" variant="outlined">
        Book
      </Button>
      <Typography role="status" variant="body2">
        {booking && `Booked: ${[booking.room, ...booking.extras].join(', ')}`}
      </Typography>
    </Stack>
  );
}
