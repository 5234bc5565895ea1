import ConstructionRoundedIcon from '@mui/icons-material/ConstructionRounded';
import Alert from '@mui/joy/Alert';
import Typography from '@mui/joy/Typography';

export default function AlertTitle() {
  return (
    <Alert
      role="note"
      color="warning"
      startDecorator={<ConstructionRoundedIcon />}
      sx={{ width: '100%', alignItems: 'flex-start' }}
    >
      <div>
        <Typography level="title-sm" component="h3" textColor="inherit">
          Track work on Mill Bridge
        </Typography>
        <Typography level="body-sm" textColor="inherit">
          Buses replace Line 3 from Friday at 20:00 to Monday at 04:30.
        </Typography>
      </div>
    </Alert>
  );
}
