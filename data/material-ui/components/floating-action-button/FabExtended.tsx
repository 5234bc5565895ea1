import AddIcon from '@mui/icons-material/Add';
import Fab from '@mui/material/Fab';
import Stack from '@mui/material/Stack';

export default function FabExtended() {
  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      {(['small', 'medium', 'large'] as const).map((size) => (
        <Fab key={size} variant="extended" size={size} color="primary" sx={{ gap: 1 }}>
          <AddIcon /> Note a {size === 'small' ? 'wren' : size === 'medium' ? 'jay' : 'heron'}
        </Fab>
      ))}
    </Stack>
  );
}
