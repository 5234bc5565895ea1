import ExploreRoundedIcon from '@mui/icons-material/ExploreRounded';
import HomeRoundedIcon from '@mui/icons-material/HomeRounded';
import MapRoundedIcon from '@mui/icons-material/MapRounded';
import Breadcrumbs from '@mui/joy/Breadcrumbs';
import Link from '@mui/joy/Link';
import Typography from '@mui/joy/Typography';

export default function BreadcrumbsIcons() {
  return (
    <Breadcrumbs aria-label="Breadcrumbs with icons">
      <Link color="neutral" href="#icons" aria-label="Home">
        <HomeRoundedIcon />
      </Link>
      <Link color="neutral" href="#icons" startDecorator={<MapRoundedIcon />}>
        Charts
      </Link>
      <Typography aria-current="page" startDecorator={<ExploreRoundedIcon />}>
        Compass roses
      </Typography>
    </Breadcrumbs>
  );
}
