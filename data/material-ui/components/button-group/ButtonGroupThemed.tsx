import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import { ThemeProvider, type Theme } from '@mui/material/styles';

const withHarbourGroups = (theme: Theme): Theme => ({
  ...theme,
  components: {
    ...theme.components,
    MuiButtonGroup: {
      defaultProps: { variant: 'contained', disableElevation: true },
      styleOverrides: {
        grouped: { textTransform: 'none', minWidth: 72 },
        firstButton: { borderStartStartRadius: 18, borderEndStartRadius: 18 },
        lastButton: { borderStartEndRadius: 18, borderEndEndRadius: 18 },
      },
    },
  },
});

export default function ButtonGroupThemed() {
  return (
    <ThemeProvider theme={withHarbourGroups}>
      <ButtonGroup aria-label="Passenger count">
        <Button>Count</Button>
        <Button>Check</Button>
        <Button>Sign</Button>
      </ButtonGroup>
    </ThemeProvider>
  );
}
