import Button from '@mui/joy/Button';
import ButtonGroup from '@mui/joy/ButtonGroup';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';

export default function ButtonGroupColorInversion() {
  return (
    <Sheet variant="solid" color="neutral" invertedColors sx={{ p: 2, borderRadius: 'md' }}>
      <Typography level="title-md" sx={{ mb: 1.5 }}>
        3 photos selected
      </Typography>
      <ButtonGroup aria-label="Selection">
        <Button>Rate</Button>
        <Button>Share</Button>
        <Button>Archive</Button>
      </ButtonGroup>
    </Sheet>
  );
}
