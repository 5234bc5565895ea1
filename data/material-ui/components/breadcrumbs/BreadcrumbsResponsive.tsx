import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import Box from '@mui/material/Box';
import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

export default function BreadcrumbsResponsive() {
  return (
    <Box>
      <Breadcrumbs aria-label="Path to the deed" sx={{ display: { xs: 'none', sm: 'block' } }}>
        <Link href="#basic-breadcrumbs">Record office</Link>
        <Link href="#small-screens">Estates</Link>
        <Link href="#small-screens">Aldmoor</Link>
        <Typography aria-current="page">Deed of sale</Typography>
      </Breadcrumbs>
      <Link
        href="#small-screens"
        sx={{ display: { xs: 'flex', sm: 'none' }, alignItems: 'center', gap: 1 }}
      >
        <ArrowBackIcon fontSize="inherit" sx={{ '&:dir(rtl)': { transform: 'scaleX(-1)' } }} />
        Back to Aldmoor
      </Link>
    </Box>
  );
}
