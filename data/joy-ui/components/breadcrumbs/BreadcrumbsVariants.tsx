import Breadcrumbs from '@mui/joy/Breadcrumbs';
import Link from '@mui/joy/Link';
import Typography from '@mui/joy/Typography';

export default function BreadcrumbsVariants() {
  return (
    <Breadcrumbs aria-label="Breadcrumbs with variants" sx={{ '--Breadcrumbs-gap': '0.75rem' }}>
      <Link variant="soft" color="neutral" href="#variants-and-colors">
        Map room
      </Link>
      <Link variant="soft" color="neutral" href="#variants-and-colors">
        Prints
      </Link>
      <Typography variant="solid" color="primary" aria-current="page">
        On loan
      </Typography>
    </Breadcrumbs>
  );
}
