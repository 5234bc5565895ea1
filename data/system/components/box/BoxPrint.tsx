import Box from '@mui/system/Box';

export default function BoxPrint() {
  return (
    <Box sx={{ display: 'grid', gap: 1, p: 2, border: 1, borderRadius: 2 }}>
      <Box>Packing list, 18 items</Box>
      <Box sx={{ displayPrint: 'none' }}>Press Ctrl+P or ⌘P: this line stays on the screen.</Box>
      <Box sx={{ display: 'none', displayPrint: 'block' }}>Printed for the hut wardens.</Box>
    </Box>
  );
}
