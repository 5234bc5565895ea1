import Alert from '@mui/material/Alert';
import useMediaQuery from '@mui/material/useMediaQuery';

export default function MediaQueryDefault() {
  const roomy = useMediaQuery('(min-height: 400px)', { defaultMatches: true });

  return roomy ? (
    <Alert severity="info" variant="outlined">
      The transmitter is being painted. Expect crackling until Thursday.
    </Alert>
  ) : (
    <span>Crackling until Thursday</span>
  );
}
