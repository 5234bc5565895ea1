import ReportIcon from '@mui/icons-material/Report';
import TrainIcon from '@mui/icons-material/Train';
import Alert, { type AlertProps } from '@mui/material/Alert';
import Stack from '@mui/material/Stack';

const icons: AlertProps['iconMapping'] = {
  success: <TrainIcon fontSize="inherit" />,
  error: <ReportIcon fontSize="inherit" />,
};

const reports: { line: string; severity: AlertProps['severity']; text: string }[] = [
  { line: 'A', severity: 'success', text: 'Line A runs on time.' },
  { line: 'B', severity: 'success', text: 'Line B runs on time.' },
  { line: 'C', severity: 'error', text: 'Line C stands still: a tree is on the track.' },
];

export default function AlertIconMapping() {
  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      {reports.map(({ line, severity, text }) => (
        <Alert key={line} severity={severity} iconMapping={icons}>
          {text}
        </Alert>
      ))}
    </Stack>
  );
}
