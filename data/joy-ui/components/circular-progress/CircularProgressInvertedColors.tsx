import CircularProgress from '@mui/joy/CircularProgress';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';

export default function CircularProgressInvertedColors() {
  return (
    <Sheet variant="solid" color="primary" invertedColors sx={{ p: 2, borderRadius: 'md' }}>
      <Typography
        level="title-md"
        startDecorator={<CircularProgress size="sm" aria-label="Preheating" />}
      >
        Preheating to 240 °C
      </Typography>
    </Sheet>
  );
}
