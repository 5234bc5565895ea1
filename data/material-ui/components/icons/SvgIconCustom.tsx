import SvgIcon, { type SvgIconProps } from '@mui/material/SvgIcon';
import Stack from '@mui/material/Stack';

function SignalIcon(props: SvgIconProps) {
  return (
    <SvgIcon {...props}>
      <path d="M9 2h6a3 3 0 0 1 3 3v8a6 6 0 0 1-5 5.9V21h3v1H8v-1h3v-2.1A6 6 0 0 1 6 13V5a3 3 0 0 1 3-3Zm3 2.5a2 2 0 1 0 0 4 2 2 0 0 0 0-4Zm0 6.5a2 2 0 1 0 0 4 2 2 0 0 0 0-4Z" />
    </SvgIcon>
  );
}

export default function SvgIconCustom() {
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <SignalIcon />
      <SignalIcon color="primary" fontSize="large" />
      <SignalIcon titleAccess="Signal at danger" color="error" sx={{ fontSize: 48 }} />
    </Stack>
  );
}
