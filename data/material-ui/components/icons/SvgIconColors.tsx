import TramOutlined from '@mui/icons-material/TramOutlined';
import Stack from '@mui/material/Stack';

const colors = [
  'inherit',
  'action',
  'disabled',
  'primary',
  'secondary',
  'error',
  'info',
  'success',
  'warning',
] as const;

export default function SvgIconColors() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {colors.map((color) => (
        <TramOutlined key={color} color={color} />
      ))}
      <TramOutlined htmlColor="#00897b" />
      <TramOutlined sx={{ color: 'text.secondary' }} />
    </Stack>
  );
}
