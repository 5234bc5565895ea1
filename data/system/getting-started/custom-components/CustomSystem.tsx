import { Box, createBox, createStyled, createTheme, ThemeProvider } from '@mui/system';

const defaultTheme = createTheme({
  spacing: 6,
  shape: { borderRadius: 16 },
  palette: { dusk: 'light-dark(#efe6fb, #2a2040)', ink: 'light-dark(#3d1f66, #e0ccff)' },
});

const ObsBox = createBox({ themeId: 'obs', defaultTheme, defaultClassName: 'Obs-box' });
const obsStyled = createStyled({ themeId: 'obs', defaultTheme });

const Badge = obsStyled('span')(({ theme }) => ({
  padding: theme.spacing(0.5, 2),
  border: '1px solid',
  borderRadius: theme.shape.borderRadius,
}));

const appTheme = createTheme({
  palette: { paper: 'light-dark(#eef1f4, #20262e)' },
});

export default function CustomSystem() {
  return (
    <ThemeProvider theme={appTheme}>
      <Box sx={{ display: 'grid', gap: 2, width: 1, maxWidth: 360 }}>
        <Box sx={{ p: 2, borderRadius: 1, bgcolor: 'paper' }}>Visitor tickets (app theme)</Box>
        <ThemeProvider themeId="obs" theme={defaultTheme}>
          <ObsBox
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: 2,
              p: 2,
              borderRadius: 1,
              bgcolor: 'dusk',
              color: 'ink',
            }}
          >
            Observing log <Badge>Night 214</Badge>
          </ObsBox>
          <Box sx={{ p: 2, borderRadius: 1, bgcolor: 'paper' }}>Gift shop (app theme)</Box>
        </ThemeProvider>
      </Box>
    </ThemeProvider>
  );
}
