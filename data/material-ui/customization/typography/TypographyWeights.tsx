import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const weights = ['fontWeightLight', 'fontWeightRegular', 'fontWeightMedium', 'fontWeightBold'];

export default function TypographyWeights() {
  return (
    <Stack spacing={1}>
      {weights.map((fontWeight) => (
        <Typography key={fontWeight} sx={{ fontWeight }}>
          Platform 4, {fontWeight}
        </Typography>
      ))}
    </Stack>
  );
}
