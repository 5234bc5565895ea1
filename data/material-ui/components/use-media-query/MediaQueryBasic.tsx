import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';

export default function MediaQueryBasic() {
  const wide = useMediaQuery('(min-width: 700px)');

  return (
    <Typography>
      {wide ? 'Now: Ebb and Flow, quartet for two saxophones and two kettles' : 'Now: Ebb and Flow'}
    </Typography>
  );
}
