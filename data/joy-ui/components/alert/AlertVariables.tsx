import DirectionsBikeRoundedIcon from '@mui/icons-material/DirectionsBikeRounded';
import Alert from '@mui/joy/Alert';
import Button from '@mui/joy/Button';

export default function AlertVariables() {
  return (
    <Alert
      role="note"
      color="success"
      startDecorator={<DirectionsBikeRoundedIcon />}
      endDecorator={
        <Button variant="solid" color="success">
          Rules
        </Button>
      }
      sx={{
        width: '100%',
        '--Alert-padding': '1.25rem',
        '--Alert-radius': '24px',
        '--Alert-decoratorChildHeight': '3rem',
        '--Icon-fontSize': '2rem',
      }}
    >
      Bicycles travel free after 19:00.
    </Alert>
  );
}
