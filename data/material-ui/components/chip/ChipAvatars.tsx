import Avatar from '@mui/material/Avatar';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';

export default function ChipAvatars() {
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Chip avatar={<Avatar aria-hidden>YM</Avatar>} label="Yuki Mori" color="primary" />
      <Chip
        avatar={<Avatar alt="" src="/images/material-ui/ridge-hut.svg" />}
        label="Ridge garden"
        variant="outlined"
      />
      <Chip
        avatar={<Avatar aria-hidden>LK</Avatar>}
        label="Lena Krüger"
        sx={{ '& .MuiChip-avatar': { bgcolor: 'grey.700', color: 'common.white' } }}
      />
    </Stack>
  );
}
