import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const boats = [
  { name: 'Otter', kind: 'Rowing boat', price: '€9 per hour' },
  { name: 'Tern', kind: 'Dinghy', price: '€16 per hour' },
];

export default function StackNested() {
  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 420 }}>
      {boats.map(({ name, kind, price }) => (
        <Paper key={name} variant="outlined" sx={{ p: 2 }}>
          <Stack direction="row" spacing={2} sx={{ justifyContent: 'space-between' }}>
            <Stack>
              <Typography>{name}</Typography>
              <Typography variant="body2" color="text.secondary">
                {kind}
              </Typography>
            </Stack>
            <Typography>{price}</Typography>
          </Stack>
        </Paper>
      ))}
    </Stack>
  );
}
