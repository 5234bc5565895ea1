import Breadcrumbs from '@mui/joy/Breadcrumbs';
import Link from '@mui/joy/Link';
import Typography from '@mui/joy/Typography';

export default function BreadcrumbsNarrow() {
  return (
    <Breadcrumbs
      aria-label="Breadcrumbs in one line"
      sx={{ width: '100%', maxWidth: 300 }}
      slotProps={{ ol: { sx: { flexWrap: 'nowrap', '& > li:last-of-type': { minWidth: 0 } } } }}
    >
      <Link color="neutral" href="#long-names" sx={{ whiteSpace: 'nowrap' }}>
        Map room
      </Link>
      <Typography noWrap aria-current="page">
        Draft of the harbor survey with soundings in fathoms
      </Typography>
    </Breadcrumbs>
  );
}
