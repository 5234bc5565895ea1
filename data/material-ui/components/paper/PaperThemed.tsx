import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { ThemeProvider, type Theme } from '@mui/material/styles';

const withStudioPaper = (theme: Theme): Theme => ({
  ...theme,
  components: {
    ...theme.components,
    MuiPaper: {
      defaultProps: { variant: 'outlined' },
      styleOverrides: {
        root: { ...theme.typography.body2, padding: 16 },
        rounded: { borderRadius: 16 },
        elevation: { border: '1px solid transparent' },
      },
    },
  },
});

export default function PaperThemed() {
  return (
    <ThemeProvider theme={withStudioPaper}>
      <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Paper>Wood type, 60 line</Paper>
        <Paper variant="elevation" elevation={3}>
          Brass rule, 2 point
        </Paper>
      </Stack>
    </ThemeProvider>
  );
}
