import Box from '@mui/system/Box';
import Container from '@mui/system/Container';

export default function ContainerFixed() {
  return (
    <Box
      sx={{ display: 'grid', gap: 2, '& > *': { py: 2, bgcolor: 'light-dark(#e9ecf9, #1d2545)' } }}
    >
      <Container>Fluid: the star chart grows with the window.</Container>
      <Container fixed>Fixed: the star chart has one width per breakpoint.</Container>
    </Box>
  );
}
