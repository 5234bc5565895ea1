import SpaIcon from '@mui/icons-material/Spa';
import SpaOutlinedIcon from '@mui/icons-material/SpaOutlined';
import Rating from '@mui/material/Rating';

export default function RatingIcons() {
  return (
    <Rating
      role="radiogroup"
      aria-label="Leaf freshness"
      defaultValue={4}
      icon={<SpaIcon fontSize="inherit" />}
      emptyIcon={<SpaOutlinedIcon fontSize="inherit" />}
      getLabelText={(value) => `${value} ${value === 1 ? 'leaf' : 'leaves'}`}
      sx={{ color: 'success.main', fontSize: 32 }}
    />
  );
}
