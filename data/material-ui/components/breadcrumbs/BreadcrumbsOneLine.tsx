import Breadcrumbs, { breadcrumbsClasses } from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

export default function BreadcrumbsOneLine() {
  return (
    <Breadcrumbs
      aria-label="Path to the petition"
      sx={{
        width: '100%',
        maxWidth: 420,
        [`& .${breadcrumbsClasses.ol}`]: { flexWrap: 'nowrap' },
        [`& .${breadcrumbsClasses.li}:last-of-type`]: { minWidth: 0 },
      }}
    >
      <Link href="#basic-breadcrumbs">Office</Link>
      <Link href="#long-titles">Petitions</Link>
      <Typography noWrap aria-current="page">
        Petition of the salt boilers against the new bridge over the tidal river
      </Typography>
    </Breadcrumbs>
  );
}
