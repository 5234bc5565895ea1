import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const totals = [
  { label: 'Loaves', value: '212' },
  { label: 'Rolls', value: '1,480' },
  { label: 'Flour', value: '184 kg' },
];

export default function DividerStack() {
  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      spacing={2}
      divider={<Divider flexItem sx={{ borderRightWidth: { sm: 'thin' } }} />}
      sx={{ width: '100%', maxWidth: 480 }}
    >
      {totals.map(({ label, value }) => (
        <div key={label}>
          <Typography variant="body2" color="text.secondary">
            {label}
          </Typography>
          <Typography variant="h5" component="p">
            {value}
          </Typography>
        </div>
      ))}
    </Stack>
  );
}
