import VisibilityIcon from '@mui/icons-material/Visibility';
import Fab from '@mui/material/Fab';
import Stack from '@mui/material/Stack';

export default function FabSizes() {
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      {(['small', 'medium', 'large'] as const).map((size) => (
        <Fab key={size} size={size} color="secondary" aria-label={`Watch, ${size}`}>
          <VisibilityIcon />
        </Fab>
      ))}
    </Stack>
  );
}
