import * as React from 'react';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Controller, useForm } from 'react-hook-form';

interface Appointment {
  mechanic: string;
}

export default function SelectReactHookForm() {
  const id = React.useId();
  const [saved, setSaved] = React.useState('');
  const { control, handleSubmit } = useForm<Appointment>({ defaultValues: { mechanic: '' } });

  return (
    <Stack
      component="form"
      noValidate
      spacing={1}
      onSubmit={handleSubmit(({ mechanic }) => setSaved(`Booked with ${mechanic}.`))}
      sx={{ width: '100%', maxWidth: 280, alignItems: 'flex-start' }}
    >
      <Controller
        name="mechanic"
        control={control}
        rules={{ required: 'Choose a mechanic.' }}
        render={({ field: { ref, ...field }, fieldState: { error } }) => (
          <FormControl required fullWidth error={error !== undefined}>
            <InputLabel id={`${id}-label`}>Mechanic</InputLabel>
            <Select
              {...field}
              inputRef={ref}
              labelId={`${id}-label`}
              id={id}
              aria-describedby={`${id}-help`}
              label="Mechanic"
            >
              <MenuItem value="Aino">Aino</MenuItem>
              <MenuItem value="Benedikt">Benedikt</MenuItem>
            </Select>
            <FormHelperText id={`${id}-help`}>{error?.message ?? ' '}</FormHelperText>
          </FormControl>
        )}
      />
      <Button type="submit" variant="outlined">
        Book
      </Button>
      <Typography role="status" variant="body2">
        {saved}
      </Typography>
    </Stack>
  );
}
