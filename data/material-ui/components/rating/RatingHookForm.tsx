import * as React from 'react';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Rating from '@mui/material/Rating';
import Stack from '@mui/material/Stack';
import { Controller, useForm } from 'react-hook-form';

interface Review {
  stars: number | null;
}

export default function RatingHookForm() {
  const id = React.useId();
  const [thanks, setThanks] = React.useState('');
  const { control, handleSubmit } = useForm<Review>({ defaultValues: { stars: null } });

  return (
    <Stack
      component="form"
      spacing={1}
      sx={{ alignItems: 'flex-start' }}
      onSubmit={handleSubmit(({ stars }) => setThanks(`Thank you for ${stars} of 5.`))}
    >
      <Controller
        name="stars"
        control={control}
        rules={{ required: 'Select at least one star.' }}
        render={({ field: { ref, onChange, value }, fieldState: { error } }) => (
          <>
            <Rating
              name={`${id}-stars`}
              role="radiogroup"
              aria-label="Overall rating of the tasting"
              aria-describedby={`${id}-help`}
              aria-invalid={Boolean(error)}
              ref={(root: HTMLSpanElement | null) => ref(root?.querySelector('input'))}
              value={value}
              onChange={(_event, next) => onChange(next)}
            />
            <FormHelperText id={`${id}-help`} error={Boolean(error)} role="status">
              {error?.message ?? thanks}
            </FormHelperText>
          </>
        )}
      />
      <Button type="submit" variant="contained">
        Send review
      </Button>
    </Stack>
  );
}
