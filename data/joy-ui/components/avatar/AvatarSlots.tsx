import HikingRoundedIcon from '@mui/icons-material/HikingRounded';
import Avatar from '@mui/joy/Avatar';
import Stack from '@mui/joy/Stack';

export default function AvatarSlots() {
  return (
    <Stack direction="row" spacing={1.5}>
      <Avatar role="img" aria-label="Guest" slots={{ fallback: HikingRoundedIcon }} />
      <Avatar
        alt="Coast base"
        src="/images/material-ui/tide-station.svg"
        slotProps={{
          root: { title: 'Coast base' },
          img: { sx: { objectPosition: 'left', filter: 'grayscale(1)' } },
        }}
      />
    </Stack>
  );
}
