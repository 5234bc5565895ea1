import AlbumRoundedIcon from '@mui/icons-material/AlbumRounded';
import Button from '@mui/joy/Button';

export default function ButtonSlots() {
  return (
    <Button
      variant="soft"
      startDecorator={<AlbumRoundedIcon />}
      endDecorator="A-side"
      slots={{ endDecorator: 'small' }}
      slotProps={{
        root: { title: 'Opens the pressing order' },
        startDecorator: { sx: { color: 'danger.500' } },
        endDecorator: { style: { marginInlineStart: 8, fontWeight: 400 } },
      }}
    >
      Press vinyl
    </Button>
  );
}
