import AddIcon from '@mui/icons-material/Add';
import Fab from '@mui/material/Fab';

export default function FabBasic() {
  return (
    <Fab color="primary" aria-label="Note a bird">
      <AddIcon />
    </Fab>
  );
}
