import * as React from 'react';
import LocalCafeIcon from '@mui/icons-material/LocalCafe';
import Rating from '@mui/material/Rating';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function RatingMax() {
  const [cups, setCups] = React.useState<number | null>(3);

  return (
    <Stack>
      <Typography>Cups from one pot: {cups ?? 0}</Typography>
      <Rating
        role="radiogroup"
        aria-label="Cups from one pot"
        max={8}
        value={cups}
        onChange={(_event, next) => setCups(next)}
        icon={<LocalCafeIcon fontSize="inherit" />}
        emptyIcon={<LocalCafeIcon fontSize="inherit" />}
        getLabelText={(value) => `${value} ${value === 1 ? 'cup' : 'cups'}`}
        emptyLabelText="No cups"
        sx={{ color: 'secondary.main' }}
      />
    </Stack>
  );
}
