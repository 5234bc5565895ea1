import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';

const backgrounds = ['background.surface', 'background.level1', 'background.level2'];

export default function SheetBackground() {
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
      {backgrounds.map((bgcolor) => (
        <Sheet key={bgcolor} variant="outlined" sx={{ bgcolor, p: 2, borderRadius: 'sm' }}>
          {bgcolor}
        </Sheet>
      ))}
    </Stack>
  );
}
