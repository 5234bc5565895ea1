import Box from '@mui/material/Box';
import Container from '@mui/material/Container';

export default function ContainerFixed() {
  return (
    <Box sx={{ py: 2, display: 'grid', gap: 2 }}>
      <Container sx={{ py: 2, bgcolor: 'action.selected' }}>Fluid: as wide as the window</Container>
      <Container fixed sx={{ py: 2, bgcolor: 'action.selected' }}>
        Fixed: as wide as the breakpoint below the window
      </Container>
    </Box>
  );
}
