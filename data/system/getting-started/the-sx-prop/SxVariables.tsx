import Box from '@mui/system/Box';

export default function SxVariables() {
  return (
    <Box
      sx={(theme) => ({
        '--gap': theme.spacing(1.5),
        '--hue': 150,
        display: 'grid',
        gap: 'var(--gap)',
        width: 1,
        maxWidth: 320,
        '& > *': {
          padding: 'var(--gap)',
          borderRadius: 'calc(var(--gap) / 2)',
          border: '2px solid hsl(var(--hue) 45% 45%)',
        },
        '& > .low': { '--hue': 30 },
      })}
    >
      <div>Tomato seed, 240 packets</div>
      <div className="low">Okra seed, 6 packets</div>
    </Box>
  );
}
