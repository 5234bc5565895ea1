import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';

const topics = [
  { label: 'Colors', href: '#color' },
  { label: 'Removing', href: '#deletable-chips' },
  { label: 'Keyboard', href: '#accessibility' },
];

export default function ChipLinks() {
  return (
    <Box
      component="ul"
      aria-label="Topics"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, m: 0, p: 0, listStyle: 'none' }}
    >
      {topics.map(({ label, href }) => (
        <li key={href}>
          <Chip component="a" href={href} clickable label={label} variant="outlined" />
        </li>
      ))}
    </Box>
  );
}
