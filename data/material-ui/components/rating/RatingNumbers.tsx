import Box from '@mui/material/Box';
import Rating, { type IconContainerProps } from '@mui/material/Rating';

function Digit({ value, className }: IconContainerProps) {
  return (
    <Box
      component="span"
      aria-hidden
      className={className}
      sx={{
        '&.MuiRating-icon': {
          width: 36,
          height: 36,
          marginInlineEnd: 0.5,
          alignItems: 'center',
          justifyContent: 'center',
          borderRadius: '50%',
          border: 1,
          fontSize: 16,
          color: 'text.primary',
        },
        '&.MuiRating-iconFilled': { bgcolor: 'primary.main', color: 'primary.contrastText' },
      }}
    >
      {value}
    </Box>
  );
}

export default function RatingNumbers() {
  return (
    <Rating
      role="radiogroup"
      aria-label="Bitterness"
      defaultValue={2}
      highlightSelectedOnly
      IconContainerComponent={Digit}
      getLabelText={(value) => `${value} of 5`}
    />
  );
}
