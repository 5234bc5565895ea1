import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

export default function BreadcrumbsBasic() {
  return (
    <Breadcrumbs aria-label="Path to the letter">
      <Link href="#basic-breadcrumbs">Record office</Link>
      <Link href="#separators">Estates</Link>
      <Typography aria-current="page">Letter of the miller, 1794</Typography>
    </Breadcrumbs>
  );
}
