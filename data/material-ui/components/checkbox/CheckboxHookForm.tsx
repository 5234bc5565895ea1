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
  const helpId = React.useId();
  const [message, setMessage] = React.useState('');
  const { control, handleSubmit } = useForm({ defaultValues: { checked: false } });

  return (
    <Stack
      component="form"
      spacing={1}
      sx={{ alignItems: 'flex-start' }}
      onChange={() => setMessage('')}
      onSubmit={handleSubmit(() => setMessage('The doors are open.'))}
    >
      <Controller
        name="checked"
        control={control}
        rules={{ required: 'Check the exits first.' }}
        render={({ field: { ref, value, ...field }, fieldState: { error } }) => (
          <FormControl variant="standard" error={Boolean(error)}>
            <FormControlLabel
              {...field}
              checked={value}
              inputRef={ref}
              label="Emergency exits are clear"
              control={
                <Checkbox
                  inputProps={{ 'aria-describedby': helpId, 'aria-invalid': Boolean(error) }}
                />
              }
            />
            <FormHelperText id={helpId}>{error?.message ?? 'Check all four exits.'}</FormHelperText>
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
