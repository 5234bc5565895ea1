import Step from '@mui/joy/Step';
import StepIndicator from '@mui/joy/StepIndicator';
import Stepper from '@mui/joy/Stepper';
import { extendTheme, THEME_ID, ThemeProvider } from '@mui/joy/styles';

const theme = extendTheme({
  components: {
    JoyStepper: {
      styleOverrides: { root: { '--Step-connectorThickness': '2px' } },
    },
    JoyStepIndicator: {
      defaultProps: { variant: 'outlined', color: 'primary' },
      styleOverrides: { root: ({ theme: { vars } }) => ({ borderRadius: vars.radius.sm }) },
    },
  },
});

export default function StepperThemed() {
  return (
    <ThemeProvider theme={{ [THEME_ID]: theme }}>
      <Stepper sx={{ width: '100%', maxWidth: 400 }}>
        <Step indicator={<StepIndicator>1</StepIndicator>}>Roll</Step>
        <Step indicator={<StepIndicator>2</StepIndicator>}>Sheet</Step>
      </Stepper>
    </ThemeProvider>
  );
}
