import Box from '@mui/system/Box';
import Stack from '@mui/system/Stack';

export default function StackAlignment() {
  return (
    <Stack
      direction="row"
      useFlexGap
      spacing={2}
      sx={{
        justifyContent: 'space-between',
        alignItems: 'center',
        boxSizing: 'border-box',
        width: '100%',
        maxWidth: 420,
        p: 2,
        borderRadius: 2,
        bgcolor: 'light-dark(#e9ecf9, #1d2545)',
      }}
    >
      <Box sx={{ fontSize: '2rem', lineHeight: 1 }}>
        <bdi>−4.2°</bdi>
      </Box>
      <Box sx={{ textAlign: 'end' }}>
        <div>Dew point −9°</div>
        <div>Mirror −3.8°</div>
      </Box>
    </Stack>
  );
}
