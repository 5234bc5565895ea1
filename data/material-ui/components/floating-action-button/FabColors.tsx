import FlutterDashIcon from '@mui/icons-material/FlutterDash';
import Fab from '@mui/material/Fab';
import Stack from '@mui/material/Stack';

const colors = ['primary', 'secondary', 'success', 'error', 'info', 'warning'] as const;

export default function FabColors() {
  return (
    <Stack
      direction="row"
      spacing={2}
      useFlexGap
      sx={{ flexWrap: 'wrap', justifyContent: 'center' }}
    >
      <Fab aria-label="Add a sighting, default" sx={{ color: 'grey.900' }}>
        <FlutterDashIcon />
      </Fab>
      {colors.map((color) => (
        <Fab key={color} color={color} aria-label={`Add a sighting, ${color}`}>
          <FlutterDashIcon />
        </Fab>
      ))}
      <Fab
        color="inherit"
        aria-label="Add a sighting, inherit"
        sx={{ bgcolor: 'background.paper' }}
      >
        <FlutterDashIcon />
      </Fab>
    </Stack>
  );
}
