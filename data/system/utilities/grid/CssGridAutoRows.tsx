import Box from '@mui/system/Box';

const objects = [
  { name: 'Milky Way', size: 2 },
  { name: 'M31', size: 1 },
  { name: 'M33', size: 1 },
  { name: 'Orion', size: 2 },
  { name: 'M81', size: 1 },
  { name: 'M82', size: 1 },
];

export default function CssGridAutoRows() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(3, 1fr)',
        gridAutoRows: 64,
        gridAutoFlow: 'dense',
        gap: 1,
        width: 1,
        maxWidth: 400,
      }}
    >
      {objects.map(({ name, size }) => (
        <Box
          key={name}
          sx={{
            gridColumn: `span ${size}`,
            gridRow: `span ${size}`,
            display: 'grid',
            alignItems: 'end',
            p: 1,
            borderRadius: 2,
            color: '#fff',
            background: 'linear-gradient(160deg, #283a73, #0b1026)',
          }}
        >
          {name}
        </Box>
      ))}
    </Box>
  );
}
