import Button from '@mui/joy/Button';
import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function SheetInvertedSoft() {
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 380 }}>
      {[false, true].map((inverted) => (
        <Sheet
          key={String(inverted)}
          variant="soft"
          color="warning"
          invertedColors={inverted}
          sx={{ p: 2, borderRadius: 'md' }}
        >
          <Typography level="title-md">
            {inverted ? 'With inverted colors' : 'Without inverted colors'}
          </Typography>
          <Typography textColor="text.primary" sx={{ mb: 1 }}>
            Two loans are overdue.
          </Typography>
          <Button>Write a reminder</Button>
        </Sheet>
      ))}
    </Stack>
  );
}
