import Divider from '@mui/joy/Divider';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function DividerBasic() {
  return (
    <Stack spacing={1.5} sx={{ width: 300, maxWidth: '100%' }}>
      <Typography>Country loaf, 1 kg</Typography>
      <Divider />
      <Typography>Seeded rye, 750 g</Typography>
      <Divider />
      <Typography>Milk rolls, six pieces</Typography>
    </Stack>
  );
}
