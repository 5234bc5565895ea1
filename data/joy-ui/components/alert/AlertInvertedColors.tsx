import AcUnitRoundedIcon from '@mui/icons-material/AcUnitRounded';
import Alert from '@mui/joy/Alert';
import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function AlertInvertedColors() {
  return (
    <Alert
      role="note"
      variant="solid"
      color="primary"
      invertedColors
      startDecorator={<AcUnitRoundedIcon />}
      sx={{ width: '100%', maxWidth: 480, alignItems: 'flex-start' }}
    >
      <div>
        <Typography level="title-md">Ice on the overhead wires</Typography>
        <Typography level="body-sm" textColor="inherit">
          Expect delays of 20 minutes on all lines.
        </Typography>
        <Stack direction="row" spacing={1} sx={{ mt: 1.5 }}>
          <Button variant="solid">Departures</Button>
          <Button variant="outlined">Map</Button>
        </Stack>
      </div>
    </Alert>
  );
}
