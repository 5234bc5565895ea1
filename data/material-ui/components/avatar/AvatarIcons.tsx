import MicNoneOutlined from '@mui/icons-material/MicNoneOutlined';
import PianoOutlined from '@mui/icons-material/PianoOutlined';
import Avatar from '@mui/material/Avatar';
import Stack from '@mui/material/Stack';

export default function AvatarIcons() {
  return (
    <Stack direction="row" spacing={2}>
      <Avatar sx={{ bgcolor: 'primary.main', color: 'primary.contrastText' }}>
        <MicNoneOutlined titleAccess="Soloist" />
      </Avatar>
      <Avatar sx={{ bgcolor: 'action.selected', color: 'text.primary' }}>
        <PianoOutlined titleAccess="Pianist" />
      </Avatar>
    </Stack>
  );
}
