import Box from '@mui/system/Box';

export default function PropertiesStates() {
  return (
    <Box
      component="a"
      href="#hover-and-focus-states"
      sx={{
        display: 'flex',
        gap: 1,
        px: 2,
        py: 1,
        border: 1,
        borderRadius: 2,
        color: 'light-dark(#2450b5, #9db9ff)',
        textDecoration: 'none',
        '&:hover': { bgcolor: 'light-dark(#e6ebfa, #1d2947)' },
        '&:focus-visible': { outline: 3, outlineOffset: 2 },
        '&::before': { content: '"★"', fontSize: 18 },
      }}
    >
      Reserve a night at the reflector
    </Box>
  );
}
