import Box from '@mui/system/Box';

const hours = ['20', '21', '22', '23', '00', '01'];

const bookings = [
  { target: 'Comet', column: '1 / 4', row: 2 },
  { target: 'Supernova', column: '3 / 7', row: 3 },
  { target: 'Asteroids', column: '4 / -1', row: 2 },
];

export default function CssGridLines() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
        rowGap: 1,
        width: 1,
        maxWidth: 480,
      }}
    >
      {hours.map((hour) => (
        <Box key={hour} sx={{ borderInlineStart: '1px solid', paddingInlineStart: 0.5 }}>
          {hour}
        </Box>
      ))}
      {bookings.map(({ target, column, row }) => (
        <Box
          key={target}
          sx={{
            gridColumn: column,
            gridRow: row,
            p: 1,
            border: 1,
            borderRadius: 1,
            bgcolor: 'light-dark(#d8e4ff, #24386b)',
          }}
        >
          {target}
        </Box>
      ))}
    </Box>
  );
}
