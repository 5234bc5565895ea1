import NavigateNextIcon from '@mui/icons-material/NavigateNext';
import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

export default function BreadcrumbsSeparatorIcon() {
  return (
    <Breadcrumbs
      aria-label="Path to the seal"
      separator={
        <NavigateNextIcon fontSize="small" sx={{ '&:dir(rtl)': { transform: 'scaleX(-1)' } }} />
      }
    >
      <Link href="#basic-breadcrumbs">Record office</Link>
      <Link href="#separators">Seals</Link>
      <Typography aria-current="page">Seal of the weavers</Typography>
    </Breadcrumbs>
  );
}
