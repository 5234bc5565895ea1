import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';

export default function StackElements() {
  return (
    <nav aria-label="Landings">
      <Stack component="ul" direction="row" spacing={3} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {['Mainland', 'Islet', 'Lighthouse'].map((landing) => (
          <li key={landing}>
            <Link href="#elements">{landing}</Link>
          </li>
        ))}
      </Stack>
    </nav>
  );
}
