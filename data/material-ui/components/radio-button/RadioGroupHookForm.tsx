import * as React from 'react';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import { Controller, useForm } from 'react-hook-form';

export default function RadioGroupHookForm() {
  const id = React.useId();
  const [course, setCourse] = React.useState('');
  const { control, handleSubmit } = useForm({ defaultValues: { course: '' } });

  return (
    <Stack component="form" onSubmit={handleSubmit((values) => setCourse(values.course))}>
      <Controller
        name="course"
        control={control}
        rules={{ required: 'Choose a course.' }}
        render={({ field: { ref, ...field }, fieldState: { error } }) => (
          <FormControl variant="standard" error={Boolean(error)}>
            <FormLabel component="span" id={`${id}-label`}>
              Baking course
            </FormLabel>
            <RadioGroup
              {...field}
              aria-labelledby={`${id}-label`}
              aria-describedby={`${id}-help`}
              aria-invalid={Boolean(error)}
            >
              <FormControlLabel
                value="Pretzels"
                control={<Radio inputRef={ref} />}
                label="Pretzels"
              />
              <FormControlLabel value="Puff pastry" control={<Radio />} label="Puff pastry" />
            </RadioGroup>
            <FormHelperText id={`${id}-help`} role="status">
              {error?.message ?? (course && `Booked: ${course}.`)}
            </FormHelperText>
          </FormControl>
        )}
      />
      <Button type="submit" variant="contained" sx={{ mt: 1, alignSelf: 'flex-start' }}>
        Book
      </Button>
    </Stack>
  );
}
