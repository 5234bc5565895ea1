import AddIcon from '@mui/icons-material/Add';
import Fab from '@mui/material/Fab';

export default function FabBasic() {
  return (
    <Fab color="primary" aria-label="Add a sighting">
      <AddIcon />
    </Fab>
  );
}
