import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';

const Departure = styled('p')(({ theme }) => ({
  margin: 0,
  padding: theme.spacing(1.5, 2),
  borderRadius: 8,
  color: '#3e2723',
  backgroundColor: '#ffe0b2',
  ...theme.applyStyles('dark', {
    color: '#ffe0b2',
    backgroundColor: '#4e342e',
  }),
}));

export default function DarkModeStyles() {
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 360 }}>
      <Departure>06:40 to Skudeneshavn</Departure>
      <Box
        sx={[
          { px: 2, py: 1.5, borderRadius: 2, color: '#01579b', bgcolor: '#e1f5fe' },
          (theme) => theme.applyStyles('dark', { color: '#b3e5fc', bgcolor: '#0b3c5d' }),
        ]}
      >
        07:25 to Mekjarvik
      </Box>
    </Stack>
  );
}
