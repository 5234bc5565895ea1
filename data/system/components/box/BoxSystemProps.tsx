import Box from '@mui/system/Box';

export default function BoxSystemProps() {
  return (
    <Box display="flex" flexWrap="wrap" gap={1} p={2} border="1px dashed" borderRadius={2}>
      <Box px={1.5} py={0.5} borderRadius={4} bgcolor="light-dark(#dceafd, #16324f)">
        Drums
      </Box>
      <Box px={1.5} py={0.5} borderRadius={4} bgcolor="light-dark(#fde8d3, #4a2c10)">
        Double bass
      </Box>
      <Box px={1.5} py={0.5} borderRadius={4} bgcolor="light-dark(#e6e0fa, #31275a)">
        Vocals
      </Box>
    </Box>
  );
}
