import Box from '@mui/system/Box';

const filters = ['U', 'B', 'V', 'R', 'I'];

export default function BordersCorners() {
  return (
    <Box
      component="ol"
      aria-label="Positions of the filter wheel"
      sx={{ display: 'flex', width: 1, maxWidth: 320, m: 0, p: 0, listStyle: 'none' }}
    >
      {filters.map((filter) => (
        <Box
          component="li"
          key={filter}
          sx={{
            flex: 1,
            py: 1,
            textAlign: 'center',
            border: 1,
            '&:not(:first-of-type)': { borderInlineStart: 0 },
            '&:first-of-type': { borderStartStartRadius: 8, borderEndStartRadius: 8 },
            '&:last-of-type': { borderStartEndRadius: 8, borderEndEndRadius: 8 },
          }}
        >
          {filter}
        </Box>
      ))}
    </Box>
  );
}
