import Avatar from '@mui/material/Avatar';
import AvatarGroup from '@mui/material/AvatarGroup';
import Stack from '@mui/material/Stack';

const spacings = ['medium', 'small', 4] as const;

export default function AvatarGroupSpacing() {
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      {spacings.map((spacing) => (
        <AvatarGroup
          key={spacing}
          spacing={spacing}
          variant={spacing === 4 ? 'rounded' : 'circular'}
          role="group"
          aria-label={`Voices, spacing ${spacing}`}
          sx={{ '& .MuiAvatar-root': { bgcolor: '#00574b', color: '#fff', fontSize: 14 } }}
        >
          <Avatar>S</Avatar>
          <Avatar>A</Avatar>
          <Avatar>T</Avatar>
          <Avatar>B</Avatar>
        </AvatarGroup>
      ))}
    </Stack>
  );
}
