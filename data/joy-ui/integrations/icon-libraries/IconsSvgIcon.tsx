import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import SvgIcon, { type SvgIconProps } from '@mui/joy/SvgIcon';

function WateringCan(props: SvgIconProps) {
  return (
    <SvgIcon {...props}>
      <path d="M4 9h10v10H4zM14 11l6-5 1 1.5L14 15zM6 9V6h6v3h-1.5V7.5h-3V9z" />
    </SvgIcon>
  );
}

export default function IconsSvgIcon() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
      <Button startDecorator={<WateringCan />}>Water</Button>
      <WateringCan size="sm" titleAccess="Water weekly" />
      <WateringCan size="md" color="success" titleAccess="Water twice a week" />
      <WateringCan size="lg" color="primary" titleAccess="Water daily" />
    </Stack>
  );
}
