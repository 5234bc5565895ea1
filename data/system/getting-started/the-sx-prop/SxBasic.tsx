import Box from '@mui/system/Box';

export default function SxBasic() {
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 2,
        boxSizing: 'border-box',
        width: 1,
        maxWidth: 360,
        px: 2,
        py: 1.5,
        border: 1,
        borderRadius: 3,
        bgcolor: 'light-dark(#fff8ec, #2b2113)',
        '&:hover': { bgcolor: 'light-dark(#ffefd2, #3a2c18)' },
      }}
    >
      <Box sx={{ fontSize: 24, fontWeight: 700 }}>14:30</Box>
      <Box>
        Studio B is yours for two hours.
        <Box sx={{ mt: 0.5, fontSize: 14 }}>Engineer: Noor Haddad</Box>
      </Box>
    </Box>
  );
}
