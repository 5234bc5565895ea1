import ArrowForwardIcon from '@mui/icons-material/ArrowForward';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import TerrainIcon from '@mui/icons-material/Terrain';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

export default function ButtonIcons() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Button variant="outlined" startIcon={<TerrainIcon />}>
        Elevation profile
      </Button>
      <Button
        variant="contained"
        endIcon={<ArrowForwardIcon sx={{ '&:dir(rtl)': { transform: 'scaleX(-1)' } }} />}
      >
        Next stage
      </Button>
      <Button startIcon={<TerrainIcon />} endIcon={<ExpandMoreIcon />}>
        Terrain layers
      </Button>
    </Stack>
  );
}
