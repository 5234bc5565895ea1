import Box from '@mui/joy/Box';

export default function BoxDark() {
  return (
    <Box
      sx={(theme) => ({
        p: 2,
        borderRadius: 'md',
        color: '#1f2937',
        background: 'linear-gradient(90deg, #fde68a, #fca5a5)',
        ...theme.applyStyles('dark', {
          color: '#e0e7ff',
          background: 'linear-gradient(90deg, #312e81, #0f172a)',
        }),
      })}
    >
      The last tram leaves at 1:40.
    </Box>
  );
}
