import CampaignIcon from '@mui/icons-material/Campaign';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { ThemeProvider, type Theme } from '@mui/material/styles';

const withStationAlerts = (theme: Theme): Theme => ({
  ...theme,
  components: {
    ...theme.components,
    MuiAlert: {
      defaultProps: {
        variant: 'outlined',
        iconMapping: { info: <CampaignIcon fontSize="inherit" /> },
      },
      styleOverrides: {
        root: {
          borderRadius: 12,
          variants: [{ props: { severity: 'info' }, style: { borderStyle: 'dashed' } }],
        },
        message: { maxWidth: '60ch' },
      },
    },
    MuiAlertTitle: { styleOverrides: { root: { textTransform: 'uppercase' } } },
  },
});

export default function AlertThemed() {
  return (
    <ThemeProvider theme={withStationAlerts}>
      <Alert severity="info">
        <AlertTitle>Open day</AlertTitle>
        On Sunday you can drive the steam engine once around the yard.
      </Alert>
    </ThemeProvider>
  );
}
