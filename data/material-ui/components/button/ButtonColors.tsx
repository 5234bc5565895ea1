import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

const row = { flexWrap: 'wrap' };

export default function ButtonColors() {
  return (
    <Stack spacing={2}>
      <Stack direction="row" spacing={2} useFlexGap sx={row}>
        <Button color="primary">Open map</Button>
        <Button color="secondary">Invite guide</Button>
        <Button color="success">Mark as safe</Button>
        <Button color="error">Cancel trip</Button>
        <Button color="inherit">Not now</Button>
      </Stack>
      <Stack direction="row" spacing={2} useFlexGap sx={row}>
        <Button variant="contained" color="secondary">
          Invite guide
        </Button>
        <Button variant="contained" color="success">
          Mark as safe
        </Button>
        {/* The three below need help to reach a contrast of 4.5:1 with the default palette. */}
        <Button variant="contained" color="error" sx={{ bgcolor: 'error.dark' }}>
          Cancel trip
        </Button>
        <Button
          variant="contained"
          color="info"
          sx={{ color: 'common.black', '&:hover': { bgcolor: 'info.light' } }}
        >
          Weather notes
        </Button>
        <Button variant="contained" color="warning" sx={{ color: 'common.black' }}>
          Report hazard
        </Button>
      </Stack>
    </Stack>
  );
}
