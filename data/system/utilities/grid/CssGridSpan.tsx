import Box from '@mui/system/Box';

const cards = [
  { title: 'Live sky camera', span: 'span 2' },
  { title: 'Moon phase', span: 'auto' },
  { title: 'Dome', span: 'auto' },
  { title: 'Cloud forecast', span: 'span 2' },
];

export default function CssGridSpan() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(3, 1fr)',
        gap: 1.5,
        width: 1,
        maxWidth: 480,
      }}
    >
      {cards.map(({ title, span }) => (
        <Box
          key={title}
          sx={{
            gridColumn: span,
            minHeight: 72,
            p: 1.5,
            borderRadius: 2,
            bgcolor: 'light-dark(#e9edf7, #1a2438)',
          }}
        >
          {title}
        </Box>
      ))}
    </Box>
  );
}
