import Breadcrumbs from '@mui/joy/Breadcrumbs';
import Link from '@mui/joy/Link';

export default function BreadcrumbsCurrentLink() {
  return (
    <Breadcrumbs aria-label="Breadcrumbs with a link to the current page">
      <Link href="#last-item">Map room</Link>
      <Link href="#last-item">Surveys</Link>
      <Link href="#last-item" aria-current="page" textColor="text.primary">
        North coast, sheet 12
      </Link>
    </Breadcrumbs>
  );
}
