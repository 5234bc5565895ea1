import Chip from '@mui/joy/Chip';
import Stack from '@mui/joy/Stack';

const varieties = [
  'Black Krim',
  'Brandywine',
  'Green Zebra',
  'Ox Heart',
  'San Marzano',
  'Tigerella',
  'Yellow Pear',
];

export default function StackWrap() {
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', maxWidth: 320 }}>
      {varieties.map((variety) => (
        <Chip key={variety} variant="outlined">
          {variety}
        </Chip>
      ))}
    </Stack>
  );
}
