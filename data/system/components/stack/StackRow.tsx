import Box from '@mui/system/Box';
import Stack from '@mui/system/Stack';

const readings = [
  { label: 'Seeing', value: '1.2″' },
  { label: 'Humidity', value: '41 %' },
  { label: 'Wind', value: '9 km/h' },
];

export default function StackRow() {
  return (
    <Stack component="dl" direction="row" useFlexGap spacing={{ xs: 2, sm: 4 }} sx={{ m: 0 }}>
      {readings.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <Box component="dd" sx={{ m: 0, fontSize: '1.25rem', fontWeight: 600 }}>
            <bdi>{value}</bdi>
          </Box>
        </div>
      ))}
    </Stack>
  );
}
