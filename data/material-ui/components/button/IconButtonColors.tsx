import TerrainIcon from '@mui/icons-material/Terrain';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';

const colors = [
  'default',
  'inherit',
  'primary',
  'secondary',
  'success',
  'info',
  'warning',
  'error',
] as const;

export default function IconButtonColors() {
  return (
    <Stack spacing={2}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap' }}>
        {colors.map((color) => (
          <IconButton key={color} color={color} aria-label={`Mountain in ${color}`}>
            <TerrainIcon />
          </IconButton>
        ))}
      </Stack>
      <Stack direction="row" sx={{ alignItems: 'center' }}>
        <IconButton size="small" aria-label="Small mountain">
          <TerrainIcon fontSize="inherit" />
        </IconButton>
        <IconButton size="medium" aria-label="Medium mountain">
          <TerrainIcon fontSize="inherit" />
        </IconButton>
        <IconButton size="large" aria-label="Large mountain">
          <TerrainIcon fontSize="inherit" />
        </IconButton>
      </Stack>
    </Stack>
  );
}
