import Divider from '@mui/joy/Divider';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function DividerResponsive() {
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2} sx={{ width: '100%' }}>
      <Typography sx={{ flex: 1 }}>
        The shop opens at seven. The first loaves are on the shelf at half past six.
      </Typography>
      <Divider
        role="presentation"
        sx={{ inlineSize: { sm: 'var(--Divider-thickness)' }, blockSize: { sm: 'auto' } }}
      />
      <Typography sx={{ flex: 1 }}>
        The café opens at eight. On Sundays, there is a table for everybody.
      </Typography>
    </Stack>
  );
}
