import Box from '@mui/system/Box';

export default function ShadowsCss() {
  return (
    <Box
      sx={{
        boxSizing: 'border-box',
        width: 1,
        maxWidth: 280,
        p: 2,
        borderRadius: 2,
        color: '#fff',
        bgcolor: '#10183a',
        boxShadow: 'inset 0 -24px 32px -16px #b4552d',
      }}
    >
      Civil twilight ends at 21:34
    </Box>
  );
}
