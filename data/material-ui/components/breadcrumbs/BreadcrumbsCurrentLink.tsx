import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';

export default function BreadcrumbsCurrentLink() {
  return (
    <Breadcrumbs aria-label="Path to the ledger">
      <Link href="#basic-breadcrumbs" underline="hover" color="inherit">
        Record office
      </Link>
      <Link href="#separators" underline="hover" color="inherit">
        Guilds
      </Link>
      <Link
        href="#current-page-as-a-link"
        underline="hover"
        color="textPrimary"
        aria-current="page"
      >
        Bakers’ ledger
      </Link>
    </Breadcrumbs>
  );
}
