import Breadcrumbs from '@mui/joy/Breadcrumbs';
import Link from '@mui/joy/Link';
import Typography from '@mui/joy/Typography';

export default function BreadcrumbsBasic() {
  return (
    <Breadcrumbs aria-label="Breadcrumbs">
      <Link color="neutral" href="#basic-breadcrumbs">
        Map room
      </Link>
      <Link color="neutral" href="#basic-breadcrumbs">
        Charts
      </Link>
      <Typography aria-current="page">Skerry Sound, 1891</Typography>
    </Breadcrumbs>
  );
}
