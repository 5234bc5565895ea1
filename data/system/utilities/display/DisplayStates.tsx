import Box from '@mui/system/Box';

const stars = [
  { name: 'Algol', note: 'Variable, period 2 d 21 h' },
  { name: 'Mira', note: 'Variable, period 332 d' },
  { name: 'Capella', note: 'Four stars, 43 light-years away' },
];

export default function DisplayStates() {
  return (
    <Box sx={{ display: 'grid', gap: 1, width: 1, maxWidth: 320 }}>
      {stars.map(({ name, note }) => (
        <Box
          component="a"
          href="#hover-and-focus-states"
          key={name}
          sx={{
            px: 2,
            py: 1,
            minHeight: 64,
            borderRadius: 2,
            color: 'inherit',
            bgcolor: 'light-dark(#e9edf7, #1a2438)',
            textDecoration: 'none',
            '& .note': { display: 'none', fontSize: 14 },
            '&:hover .note, &:focus-visible .note': { display: 'block' },
            '@media (hover: none)': { '& .note': { display: 'block' } },
          }}
        >
          {name}
          <span className="note">{note}</span>
        </Box>
      ))}
    </Box>
  );
}
