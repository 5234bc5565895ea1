import Avatar from '@mui/joy/Avatar';
import Stack from '@mui/joy/Stack';
import SvgIcon from '@mui/joy/SvgIcon';

export default function SvgIconBasic() {
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <SvgIcon titleAccess="Summit">
        <path d="M2 20 9 6l4 8 2-3 7 9z" />
      </SvgIcon>
      <SvgIcon titleAccess="Trail">
        <svg viewBox="0 0 20 20" fill="none" stroke="currentColor" strokeWidth="2">
          <path d="M3 17c8 0 0-8 7-8s1-6 7-6" />
        </svg>
      </SvgIcon>
      <Avatar color="primary" role="img" aria-label="Summit team">
        <SvgIcon>
          <path d="M2 20 9 6l4 8 2-3 7 9z" />
        </SvgIcon>
      </Avatar>
    </Stack>
  );
}
