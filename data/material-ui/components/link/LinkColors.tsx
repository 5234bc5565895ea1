import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';

const links = [
  { color: 'primary', text: 'Listen live' },
  { color: 'secondary', text: 'Become a member' },
  { color: 'success', text: 'Test broadcast' },
  { color: 'error', text: 'Report dead air' },
  { color: 'textPrimary', text: 'Schedule' },
  { color: 'textSecondary', text: 'Imprint' },
  { color: 'inherit', text: 'Archive' },
];

export default function LinkColors() {
  return (
    <Stack direction="row" spacing={3} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {links.map(({ color, text }) => (
        <Link key={color} href="#color" color={color}>
          {text}
        </Link>
      ))}
    </Stack>
  );
}
