import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';

const crossings = ['07:10 Islet', '09:40 Lighthouse', '12:25 Islet', '17:05 Mainland'];

export default function StackResponsive() {
  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      spacing={{ xs: 1, sm: 2, lg: 4 }}
      sx={{ width: '100%' }}
    >
      {crossings.map((crossing) => (
        <Paper key={crossing} variant="outlined" sx={{ p: 1.5, flex: 1 }}>
          {crossing}
        </Paper>
      ))}
    </Stack>
  );
}
