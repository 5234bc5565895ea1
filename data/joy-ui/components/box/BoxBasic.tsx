import Box from '@mui/joy/Box';

export default function BoxBasic() {
  return (
    <Box sx={{ p: 2, borderRadius: 'md', bgcolor: 'primary.softBg', color: 'primary.softColor' }}>
      Line 4 leaves from platform 2.
    </Box>
  );
}
