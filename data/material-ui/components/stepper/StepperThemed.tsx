import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import { ThemeProvider, type Theme } from '@mui/material/styles';

const withBoldSteps = (theme: Theme): Theme => ({
  ...theme,
  components: {
    ...theme.components,
    MuiStepper: { defaultProps: { alternativeLabel: true } },
    MuiStepConnector: {
      styleOverrides: { line: { borderTopWidth: 3, borderRadius: 2 } },
    },
    MuiStepLabel: {
      styleOverrides: { label: { '&.Mui-active': { textDecoration: 'underline' } } },
    },
  },
});

export default function StepperThemed() {
  return (
    <ThemeProvider theme={withBoldSteps}>
      <Stepper activeStep={1} sx={{ width: '100%' }}>
        {['Rent', 'Ride', 'Return'].map((name) => (
          <Step key={name}>
            <StepLabel>{name}</StepLabel>
          </Step>
        ))}
      </Stepper>
    </ThemeProvider>
  );
}
