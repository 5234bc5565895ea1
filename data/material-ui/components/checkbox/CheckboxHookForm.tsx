import * as React from 'react';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Controller, useForm } from 'react-hook-form';

export default function CheckboxHookForm() {
  const hintId = React.useId();
  const [message, setMessage] = React.useState('');
  const { control, handleSubmit } = useForm({ defaultValues: { checked: false } });

  return (
    <Stack
      component="form"
      spacing={1}
      sx={{ alignItems: 'flex-start' }}
      onChange={() => setMessage('')}
      onSubmit={handleSubmit(() => setMessage('Doors open.'))}
    >
      <Controller
        name="checked"
        control={control}
        rules={{ required: 'Somebody has to look first.' }}
        render={({ field: { ref, value, ...field }, fieldState: { error } }) => (
          <FormControl variant="standard" error={Boolean(error)}>
            <FormControlLabel
              {...field}
              checked={value}
              inputRef={ref}
              label="Emergency exits are free"
              control={
                <Checkbox
                  inputProps={{ 'aria-describedby': hintId, 'aria-invalid': Boolean(error) }}
                />
              }
            />
            <FormHelperText id={hintId}>{error?.message ?? 'All four of them.'}</FormHelperText>
          </FormControl>
        )}
      />
      <Button type="submit" variant="contained">
        Open the doors
      </Button>
      <Typography role="status">{message}</Typography>
    </Stack>
  );
}
