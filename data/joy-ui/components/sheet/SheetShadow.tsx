import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';

const shadows = ['xs', 'sm', 'md', 'lg', 'xl'];

export default function SheetShadow() {
  return (
    <Stack direction="row" useFlexGap spacing={3} sx={{ flexWrap: 'wrap', p: 2 }}>
      {shadows.map((shadow) => (
        <Sheet key={shadow} sx={{ p: 2, borderRadius: 'lg', boxShadow: shadow }}>
          {shadow}
        </Sheet>
      ))}
    </Stack>
  );
}
