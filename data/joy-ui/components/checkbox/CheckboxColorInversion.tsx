import Checkbox from '@mui/joy/Checkbox';
import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function CheckboxColorInversion() {
  return (
    <Sheet
      variant="solid"
      color="neutral"
      invertedColors
      sx={{ p: 2, borderRadius: 'md', width: '100%', maxWidth: 320, boxSizing: 'border-box' }}
    >
      <Typography level="title-md" sx={{ mb: 1.5 }}>
        Night shift
      </Typography>
      <Stack spacing={1.5}>
        <Checkbox label="Dough is in the proofer" defaultChecked />
        <Checkbox label="Steam valve is closed" />
      </Stack>
    </Sheet>
  );
}
