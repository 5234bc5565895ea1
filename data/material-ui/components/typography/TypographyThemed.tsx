import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ThemeProvider, type Theme } from '@mui/material/styles';

function addLogStyle(outerTheme: Theme): Theme {
  return {
    ...outerTheme,
    components: {
      ...outerTheme.components,
      MuiTypography: {
        defaultProps: {
          variantMapping: { h5: 'p', subtitle1: 'p', overline: 'p' },
        },
        styleOverrides: {
          h5: { fontFamily: 'Georgia, serif', fontWeight: 700 },
          gutterBottom: { marginBottom: '0.75em' },
        },
        variants: [
          {
            props: { variant: 'overline' },
            style: { lineHeight: 1.5, letterSpacing: '0.16em' },
          },
        ],
      },
    },
  };
}

export default function TypographyThemed() {
  return (
    <ThemeProvider theme={addLogStyle}>
      <Box sx={{ maxWidth: 420 }}>
        <Typography variant="overline">Dome 2</Typography>
        <Typography variant="h5" gutterBottom>
          Mirror washed and aligned
        </Typography>
        <Typography>Star images are round again to the edge of the field.</Typography>
      </Box>
    </ThemeProvider>
  );
}
