import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ThemeProvider, type Theme } from '@mui/material/styles';

const withRoundShapes = (theme: Theme): Theme => ({
  ...theme,
  components: {
    ...theme.components,
    MuiPaper: {
      defaultProps: { variant: 'outlined' },
      styleOverrides: { root: { borderRadius: 24 } },
    },
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: { root: { borderRadius: 999, textTransform: 'none' } },
    },
  },
});

function Ferry({ title, time }: { title: string; time: string }) {
  return (
    <Paper sx={{ p: 3, width: 240 }}>
      <Stack spacing={1.5} sx={{ alignItems: 'flex-start' }}>
        <Typography variant="h6" component="p">
          {title}
        </Typography>
        <Typography color="text.secondary">{time}</Typography>
        <Button variant="contained">Hold a seat</Button>
      </Stack>
    </Paper>
  );
}

export default function TemplatesThemed() {
  return (
    <Stack
      direction="row"
      useFlexGap
      spacing={3}
      sx={{ flexWrap: 'wrap', justifyContent: 'center' }}
    >
      <Ferry title="North pier" time="Leaves at 08:40" />
      <ThemeProvider theme={withRoundShapes}>
        <Ferry title="South pier" time="Leaves at 09:15" />
      </ThemeProvider>
    </Stack>
  );
}
