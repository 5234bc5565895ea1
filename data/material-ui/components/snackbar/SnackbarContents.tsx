import Button from '@mui/material/Button';
import SnackbarContent from '@mui/material/SnackbarContent';
import Stack from '@mui/material/Stack';

export default function SnackbarContents() {
  return (
    <Stack spacing={2} sx={{ maxWidth: 480 }}>
      <SnackbarContent role="note" message="Saddle height saved." />
      <SnackbarContent
        role="note"
        message="Two spokes are loose."
        action={
          <Button color="inherit" size="small">
            Add to job
          </Button>
        }
      />
      <SnackbarContent
        role="note"
        message="The frame number is not registered. Ask for the bill of sale before you start the repair."
        action={
          <Button color="inherit" size="small">
            Check again
          </Button>
        }
      />
    </Stack>
  );
}
