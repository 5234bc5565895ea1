import Stack from '@mui/joy/Stack';
import SvgIcon from '@mui/joy/SvgIcon';

const peak = <path d="M2 20 9 6l4 8 2-3 7 9z" />;

export default function SvgIconSizes() {
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <SvgIcon size="sm">{peak}</SvgIcon>
      <SvgIcon size="md" color="primary">
        {peak}
      </SvgIcon>
      <SvgIcon size="lg" color="success">
        {peak}
      </SvgIcon>
      <SvgIcon fontSize="xl4" color="danger">
        {peak}
      </SvgIcon>
      <SvgIcon fontSize="xl4" htmlColor="#0f766e" viewBox="0 4 24 18">
        {peak}
      </SvgIcon>
    </Stack>
  );
}
