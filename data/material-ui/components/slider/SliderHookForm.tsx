import * as React from 'react';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Controller, useForm } from 'react-hook-form';

export default function SliderHookForm() {
  const id = React.useId();
  const [booked, setBooked] = React.useState('');
  const { control, handleSubmit } = useForm({ defaultValues: { places: 2 } });

  return (
    <Stack
      component="form"
      onSubmit={handleSubmit(
        ({ places }) => setBooked(`Booked for ${places} people.`),
        () => setBooked(''),
      )}
      sx={{ width: '100%', maxWidth: 320, alignItems: 'flex-start' }}
    >
      <Typography id={`${id}-label`}>Participants in the throwing course</Typography>
      <Controller
        name="places"
        control={control}
        rules={{
          validate: (places) => places >= 4 || 'The course needs at least four participants.',
        }}
        render={({ field: { ref, ...field }, fieldState: { error } }) => (
          <>
            <Slider
              {...field}
              aria-labelledby={`${id}-label`}
              max={10}
              marks
              valueLabelDisplay="auto"
              slotProps={{
                input: { ref, 'aria-invalid': Boolean(error), 'aria-describedby': `${id}-error` },
              }}
            />
            <FormHelperText id={`${id}-error`} error={Boolean(error)}>
              {error?.message ?? 'Choose four to ten participants.'}
            </FormHelperText>
          </>
        )}
      />
      <Button type="submit" variant="contained" sx={{ my: 1 }}>
        Book the course
      </Button>
      <Typography role="status">{booked}</Typography>
    </Stack>
  );
}
