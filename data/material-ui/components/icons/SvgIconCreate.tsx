import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { createSvgIcon } from '@mui/material/utils';

const RailIcon = createSvgIcon(
  <path d="M7 2h2l-1 20H5.5L7 2Zm8 0h2l1.5 20H16L15 2ZM9.5 5h5v1.5h-5V5Zm-.3 5h5.6v1.5H9.2V10Zm-.4 5h6.4v1.5H8.8V15Zm-.4 5h7.2v1.5H8.4V20Z" />,
  'Rail',
);

export default function SvgIconCreate() {
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <RailIcon />
      <Button startIcon={<RailIcon />} variant="outlined">
        Track plan
      </Button>
    </Stack>
  );
}
