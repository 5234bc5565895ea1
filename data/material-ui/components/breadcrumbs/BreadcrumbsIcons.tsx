import FolderOutlinedIcon from '@mui/icons-material/FolderOutlined';
import HomeOutlinedIcon from '@mui/icons-material/HomeOutlined';
import MapOutlinedIcon from '@mui/icons-material/MapOutlined';
import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

const row = { display: 'flex', alignItems: 'center', gap: 0.5 };

export default function BreadcrumbsIcons() {
  return (
    <Breadcrumbs aria-label="Path to the tithe map">
      <Link href="#basic-breadcrumbs" underline="hover" sx={row}>
        <HomeOutlinedIcon fontSize="inherit" />
        Record office
      </Link>
      <Link href="#icons-in-items" underline="hover" sx={row}>
        <FolderOutlinedIcon fontSize="inherit" />
        Parishes
      </Link>
      <Typography aria-current="page" sx={row}>
        <MapOutlinedIcon fontSize="inherit" />
        Tithe map
      </Typography>
    </Breadcrumbs>
  );
}
