import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTheme } from '@mui/material/styles';

const rooms = [
  { name: 'Cinema', booked: 84 },
  { name: 'Workshop', booked: 46 },
  { name: 'Roof terrace', booked: 61 },
];

export default function ThemingUseTheme() {
  const { palette } = useTheme();
  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 320 }}>
      {rooms.map(({ name, booked }) => (
        <div key={name}>
          <Typography variant="body2">
            {name}: {booked} of 100 seats booked
          </Typography>
          <svg viewBox="0 0 100 4" width="100%" height="8" preserveAspectRatio="none" aria-hidden>
            <rect width="100" height="4" fill={palette.grey[400]} />
            <rect width={booked} height="4" fill={palette.primary.main} />
          </svg>
        </div>
      ))}
    </Stack>
  );
}
