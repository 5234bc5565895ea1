import Box from '@mui/material/Box';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider, type Theme } from '@mui/material/styles';

const withTypewriter = (theme: Theme): Theme => ({
  ...theme,
  components: {
    ...theme.components,
    MuiCssBaseline: {
      styleOverrides: {
        'p, blockquote': { margin: '0 0 8px', fontFamily: '"Courier New", monospace' },
        blockquote: { paddingInlineStart: 16, borderInlineStart: '4px double' },
      },
    },
  },
});

export default function CssBaselineThemed() {
  return (
    <ThemeProvider theme={withTypewriter}>
      <CssBaseline enableColorScheme />
      <Box sx={{ p: 3 }}>
        <p>In reply to your letter of the 4th, in which you write</p>
        <blockquote>The ribbon prints red where it should print black.</blockquote>
        <p>we beg you to turn it over.</p>
        <label>
          Answered on <input type="date" defaultValue="1938-03-11" />
        </label>
      </Box>
    </ThemeProvider>
  );
}
