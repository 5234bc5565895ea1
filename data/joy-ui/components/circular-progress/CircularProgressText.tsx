import CircularProgress from '@mui/joy/CircularProgress';
import Typography from '@mui/joy/Typography';

export default function CircularProgressText() {
  return (
    <Typography
      role="status"
      startDecorator={
        <CircularProgress
          aria-label="Saving"
          sx={{ '--CircularProgress-size': '1.25em', '--CircularProgress-thickness': '2px' }}
        />
      }
    >
      Saving the baking log
    </Typography>
  );
}
