import SvgIcon from '@mui/material/SvgIcon';
import Stack from '@mui/material/Stack';

const station = (
  <svg
    viewBox="0 0 32 32"
    fill="none"
    stroke="currentColor"
    strokeWidth={2}
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    <path d="M4 24h24M8 24V12l8-6 8 6v12M13 24v-6h6v6" />
  </svg>
);

export default function SvgIconStroked() {
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <SvgIcon>{station}</SvgIcon>
      <SvgIcon color="secondary" fontSize="large" titleAccess="Station building">
        {station}
      </SvgIcon>
    </Stack>
  );
}
