import AspectRatio from '@mui/joy/AspectRatio';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';

export default function AspectRatioFlex() {
  return (
    <Sheet
      variant="outlined"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, p: 2, borderRadius: 'md', width: '100%' }}
    >
      <AspectRatio flex ratio="1" maxHeight={160} sx={{ minWidth: 120 }}>
        <img src="/images/material-ui/lady-fern.svg" alt="Print of a fern" />
      </AspectRatio>
      <div style={{ flex: '2 1 160px' }}>
        <Typography level="title-md">Cyanotype</Typography>
        <Typography level="body-sm">
          Sunlight turns the paper blue. The fern keeps its shape white.
        </Typography>
      </div>
    </Sheet>
  );
}
