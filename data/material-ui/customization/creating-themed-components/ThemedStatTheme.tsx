import Stack from '@mui/material/Stack';
import { ThemeProvider, type Theme } from '@mui/material/styles';
import { Stat } from './Stat';

const withHarborStyle = (outer: Theme) => ({
  ...outer,
  components: {
    ...outer.components,
    HarborStat: {
      defaultProps: { variant: 'outlined' },
      styleOverrides: {
        root: { borderRadius: 16 },
        outlined: ({ theme }: { theme: Theme }) => ({
          borderColor: (theme.vars ?? theme).palette.primary.main,
        }),
        value: { fontWeight: 700 },
      },
    },
  },
});

export default function ThemedStatTheme() {
  return (
    <ThemeProvider theme={withHarborStyle}>
      <Stack direction="row" spacing={2}>
        <Stat value={46} unit="boats in the harbor" />
        <Stat value={12} unit="free berths" />
      </Stack>
    </ThemeProvider>
  );
}
