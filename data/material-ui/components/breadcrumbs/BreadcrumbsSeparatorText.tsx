import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const censuses = [
  { year: '1841', separator: '·' },
  { year: '1851', separator: '—' },
  { year: '1861', separator: '|' },
];

export default function BreadcrumbsSeparatorText() {
  return (
    <Stack spacing={2}>
      {censuses.map(({ year, separator }) => (
        <Breadcrumbs key={year} separator={separator} aria-label={`Path to the census of ${year}`}>
          <Link href="#basic-breadcrumbs">Record office</Link>
          <Link href="#separators">Census</Link>
          <Typography aria-current="page">{year}</Typography>
        </Breadcrumbs>
      ))}
    </Stack>
  );
}
