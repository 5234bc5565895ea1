import Link from '@mui/joy/Link';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';

export default function LinkOverlay() {
  return (
    <Sheet
      variant="outlined"
      sx={{
        p: 2,
        borderRadius: 'md',
        width: '100%',
        maxWidth: 320,
        '&:hover': { bgcolor: 'background.level1' },
      }}
    >
      <Link overlay href="#overlay" level="title-md" underline="none" textColor="text.primary">
        Day trip to the lighthouse
      </Link>
      <Typography level="body-sm">Leaves at 9:20 and returns at 16:45</Typography>
    </Sheet>
  );
}
