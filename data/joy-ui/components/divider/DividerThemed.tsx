import Divider from '@mui/joy/Divider';
import { extendTheme, THEME_ID, ThemeProvider } from '@mui/joy/styles';

const theme = extendTheme({
  components: {
    JoyDivider: {
      defaultProps: { role: 'presentation' },
      styleOverrides: {
        root: ({ ownerState, theme: { vars } }) => ({
          '--Divider-lineColor': vars.palette.success[500],
          ...(!!ownerState.children && { fontWeight: 600, '--Divider-childPosition': '10%' }),
        }),
      },
    },
  },
});

export default function DividerThemed() {
  return (
    <ThemeProvider theme={{ [THEME_ID]: theme }}>
      <div style={{ width: 300 }}>
        <Divider>Gluten-free</Divider>
      </div>
    </ThemeProvider>
  );
}
