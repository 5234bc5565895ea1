import Box from '@mui/system/Box';
import Container from '@mui/system/Container';

const stars = [
  [20, 44, 3],
  [70, 20, 2],
  [118, 52, 4],
  [170, 30, 2],
  [226, 60, 3],
  [280, 24, 4],
] as const;

export default function ContainerGutters() {
  return (
    <Container disableGutters maxWidth="xs">
      <Box
        component="svg"
        role="img"
        aria-label="Sky chart with six stars"
        viewBox="0 0 300 80"
        sx={{ display: 'block', width: 1, bgcolor: '#10183a' }}
      >
        {stars.map(([x, y, size]) => (
          <circle key={x} cx={x} cy={y} r={size} fill="#ffe9b0" />
        ))}
      </Box>
      <Container sx={{ py: 2, bgcolor: 'light-dark(#e9ecf9, #1d2545)' }}>
        The chart reaches the edges, and the caption has gutters.
      </Container>
    </Container>
  );
}
