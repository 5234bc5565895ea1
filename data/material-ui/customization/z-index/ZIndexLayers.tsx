import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTheme } from '@mui/material/styles';

export default function ZIndexLayers() {
  const layers = Object.entries(useTheme().zIndex).sort(([, a], [, b]) => a - b);
  return (
    <Box component="ol" sx={{ m: 0, p: 0, width: '100%', maxWidth: 360, listStyle: 'none' }}>
      {layers.map(([name, value], index) => (
        <Box
          component="li"
          key={name}
          sx={{
            position: 'relative',
            zIndex: index,
            ml: index * 1.5,
            mt: index === 0 ? 0 : -0.5,
            px: 2,
            pt: 1,
            pb: 1.5,
            border: 1,
            borderColor: 'divider',
            borderRadius: 1,
            bgcolor: 'background.paper',
            boxShadow: 2,
          }}
        >
          <Typography variant="body2">
            {name}: {value}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
