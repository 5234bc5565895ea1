import CloseRoundedIcon from '@mui/icons-material/CloseRounded';
import Button from '@mui/joy/Button';
import IconButton from '@mui/joy/IconButton';
import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function ButtonColorInversion() {
  return (
    <Sheet
      variant="solid"
      color="primary"
      invertedColors
      sx={{ p: 2, borderRadius: 'md', width: '100%', maxWidth: 360 }}
    >
      <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 1 }}>
        <Typography level="title-md">Room A is free tonight</Typography>
        <IconButton size="sm" aria-label="Dismiss">
          <CloseRoundedIcon />
        </IconButton>
      </Stack>
      <Stack direction="row" useFlexGap spacing={1} sx={{ mt: 2, flexWrap: 'wrap' }}>
        <Button>Book it</Button>
        <Button variant="outlined">Details</Button>
        <Button variant="plain">Not now</Button>
      </Stack>
    </Sheet>
  );
}
