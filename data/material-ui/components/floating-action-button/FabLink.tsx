import MapIcon from '@mui/icons-material/Map';
import Fab from '@mui/material/Fab';

export default function FabLink() {
  return (
    <Fab variant="extended" color="primary" href="#position-in-a-container" sx={{ gap: 1 }}>
      <MapIcon /> Open the map
    </Fab>
  );
}
