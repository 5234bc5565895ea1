import Chip from '@mui/joy/Chip';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';

export default function ChipInverted() {
  return (
    <Sheet
      variant="solid"
      color="success"
      invertedColors
      sx={{ p: 2, borderRadius: 'md', display: 'grid', gap: 1, maxWidth: 320 }}
    >
      <Typography level="title-md">Stall 21, Lotus Kitchen</Typography>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
        <Chip variant="solid">Vegan</Chip>
        <Chip variant="outlined">Cash only</Chip>
        <Chip variant="plain">Until 22:00</Chip>
      </div>
    </Sheet>
  );
}
