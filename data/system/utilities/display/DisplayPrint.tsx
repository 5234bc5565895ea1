import Box from '@mui/system/Box';

export default function DisplayPrint() {
  return (
    <Box
      sx={{ boxSizing: 'border-box', width: 1, maxWidth: 400, p: 2, border: 1, borderRadius: 2 }}
    >
      <Box sx={{ fontWeight: 600 }}>Observing plan, night 214</Box>
      <Box component="ol" sx={{ my: 1, pl: 3 }}>
        <li>Focus on Deneb</li>
        <li>Veil Nebula, 12 frames</li>
        <li>Flat fields at dawn</li>
      </Box>
      <Box sx={{ displayPrint: 'none' }}>Press Ctrl+P or ⌘P to see the printed plan.</Box>
      <Box sx={{ display: 'none', displayPrint: 'block' }}>
        Observer: ______________ Signature: ______________
      </Box>
    </Box>
  );
}
