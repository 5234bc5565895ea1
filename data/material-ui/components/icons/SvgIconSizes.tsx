import TramOutlined from '@mui/icons-material/TramOutlined';
import Stack from '@mui/material/Stack';

export default function SvgIconSizes() {
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'flex-end' }}>
      <TramOutlined fontSize="small" />
      <TramOutlined />
      <TramOutlined fontSize="large" />
      <TramOutlined sx={{ fontSize: 56 }} />
    </Stack>
  );
}
