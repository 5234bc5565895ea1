import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';

export default function StackBasic() {
  return (
    <Stack spacing={2} sx={{ width: 240 }}>
      <Sheet variant="soft" sx={{ p: 1.5 }}>
        Poppy
      </Sheet>
      <Sheet variant="soft" sx={{ p: 1.5 }}>
        Marigold
      </Sheet>
      <Sheet variant="soft" sx={{ p: 1.5 }}>
        Nasturtium
      </Sheet>
    </Stack>
  );
}
