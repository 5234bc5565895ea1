import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';

export default function AlertWithTitle() {
  return (
    <Alert severity="warning">
      <AlertTitle>Last train down at 16:10</AlertTitle>
      The inn at the top has no rooms. If you miss the train, the way down on foot takes four hours,
      the last of them in the dark.
    </Alert>
  );
}
