import Avatar from '@mui/joy/Avatar';
import Stack from '@mui/joy/Stack';

export default function AvatarVariables() {
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <Avatar sx={{ '--Avatar-radius': '8px' }} role="img" aria-label="Helicopter 2">
        H2
      </Avatar>
      <Avatar
        color="danger"
        role="img"
        aria-label="Ines Juhl, in the field"
        sx={{
          '--Avatar-size': '56px',
          '--Avatar-ring':
            '0 0 0 3px var(--joy-palette-background-surface), 0 0 0 5px var(--joy-palette-danger-500)',
        }}
      >
        IJ
      </Avatar>
    </Stack>
  );
}
