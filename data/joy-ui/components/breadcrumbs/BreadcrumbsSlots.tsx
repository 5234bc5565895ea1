import Breadcrumbs from '@mui/joy/Breadcrumbs';
import Link from '@mui/joy/Link';
import Typography from '@mui/joy/Typography';

export default function BreadcrumbsSlots() {
  return (
    <Breadcrumbs
      aria-label="Breadcrumbs with slot props"
      slotProps={{
        ol: { sx: { rowGap: 0 } },
        li: { sx: { fontFamily: 'code' } },
        separator: { sx: { opacity: 0.5 } },
      }}
    >
      <Link color="neutral" href="#slots">
        maps
      </Link>
      <Typography aria-current="page">tides.tif</Typography>
    </Breadcrumbs>
  );
}
