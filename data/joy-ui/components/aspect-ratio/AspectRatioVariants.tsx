import AspectRatio from '@mui/joy/AspectRatio';
import Box from '@mui/joy/Box';

const CONTACT_SHEETS = [
  ['soft', 'neutral', 'Film 1'],
  ['solid', 'primary', 'Film 2'],
  ['outlined', 'success', 'Film 3'],
  ['plain', 'danger', 'Film 4'],
] as const;

export default function AspectRatioVariants() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      {CONTACT_SHEETS.map(([variant, color, film]) => (
        <AspectRatio key={film} variant={variant} color={color} ratio="3/2" sx={{ width: 120 }}>
          <div>{film}</div>
        </AspectRatio>
      ))}
    </Box>
  );
}
