import AccessibleRoundedIcon from '@mui/icons-material/AccessibleRounded';
import Alert from '@mui/joy/Alert';
import Button from '@mui/joy/Button';

export default function AlertDecorators() {
  return (
    <Alert
      role="note"
      color="primary"
      startDecorator={<AccessibleRoundedIcon />}
      endDecorator={
        <Button component="a" href="#decorators" variant="plain">
          See stops
        </Button>
      }
      sx={{ width: '100%' }}
    >
      Twelve stops have step-free access.
    </Alert>
  );
}
