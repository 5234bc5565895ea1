import * as React from 'react';
import Rating from '@mui/material/Rating';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const minutes = [1, 2, 3, 4, 6];

export default function RatingHover() {
  const [strength, setStrength] = React.useState<number | null>(3);
  const [hovered, setHovered] = React.useState(-1);
  const shown = hovered === -1 ? strength : hovered;

  return (
    <Stack>
      <Rating
        role="radiogroup"
        aria-label="Strength"
        value={strength}
        onChange={(_event, next) => {
          setStrength(next);
          // After a tap on a touch screen, no event tells that the pointer has left.
          setHovered(-1);
        }}
        onChangeActive={(_event, next) => setHovered(next)}
        getLabelText={(value) => `Strength ${value}: steep ${minutes[value - 1]} min`}
      />
      <Typography>
        {shown === null ? 'Choose a strength.' : `Steep ${minutes[shown - 1]} min.`}
      </Typography>
    </Stack>
  );
}
