import * as React from 'react';
import Button from '@mui/material/Button';
import Rating from '@mui/material/Rating';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function RatingControlled() {
  const [stars, setStars] = React.useState<number | null>(2);

  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <Rating
        role="radiogroup"
        aria-label="Jasmine tea scent"
        value={stars}
        onChange={(_event, next) => setStars(next)}
      />
      <Typography>{stars === null ? 'Not rated' : `${stars} of 5`}</Typography>
      <Button onClick={() => setStars(null)}>Remove rating</Button>
    </Stack>
  );
}
