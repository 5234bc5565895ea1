import Button from '@mui/joy/Button';
import Chip from '@mui/joy/Chip';
import LinearProgress from '@mui/joy/LinearProgress';
import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function InversionCompare() {
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} useFlexGap spacing={2} sx={{ width: '100%' }}>
      {[false, true].map((inverted) => (
        <Sheet
          key={String(inverted)}
          variant="solid"
          color="primary"
          invertedColors={inverted}
          sx={{ flex: 1, p: 2, borderRadius: 'lg' }}
        >
          <Stack useFlexGap spacing={1.5} sx={{ alignItems: 'start' }}>
            <Typography level="title-md" textColor={inverted ? undefined : 'inherit'}>
              {inverted ? 'With invertedColors' : 'Without invertedColors'}
            </Typography>
            <Chip variant="outlined">Ferry 12</Chip>
            <LinearProgress determinate value={60} aria-label="Seats sold" sx={{ width: '100%' }} />
            <Button>Board</Button>
          </Stack>
        </Sheet>
      ))}
    </Stack>
  );
}
