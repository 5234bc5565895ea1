import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';

const Coordinates = styled('code')(({ theme }) => ({
  ...theme.typography.subtitle2,
  fontFamily: 'monospace',
  fontVariantNumeric: 'tabular-nums',
  display: 'block',
}));

export default function TypographyMixin() {
  return (
    <div>
      <Coordinates>RA 05h 35m 17s</Coordinates>
      <Coordinates>Dec −05° 23′ 28″</Coordinates>
      <Box component="p" sx={{ typography: 'body2', m: 0 }}>
        The great nebula of Orion
      </Box>
    </div>
  );
}
