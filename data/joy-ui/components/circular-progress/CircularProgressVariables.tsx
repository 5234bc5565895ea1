import CircularProgress from '@mui/joy/CircularProgress';

export default function CircularProgressVariables() {
  return (
    <CircularProgress
      determinate
      value={60}
      aria-label="Fermentation"
      sx={(theme) => ({
        '--CircularProgress-size': '96px',
        '--CircularProgress-trackThickness': '4px',
        '--CircularProgress-progressThickness': '14px',
        '--CircularProgress-trackColor': theme.vars.palette.neutral.outlinedBorder,
        '--CircularProgress-progressColor': theme.vars.palette.success.solidBg,
        '--CircularProgress-linecap': 'butt',
      })}
    >
      60%
    </CircularProgress>
  );
}
