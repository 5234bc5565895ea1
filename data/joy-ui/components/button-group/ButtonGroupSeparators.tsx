import Button from '@mui/joy/Button';
import ButtonGroup from '@mui/joy/ButtonGroup';
import Divider from '@mui/joy/Divider';
import Stack from '@mui/joy/Stack';

export default function ButtonGroupSeparators() {
  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      <ButtonGroup
        variant="solid"
        color="primary"
        aria-label="Batch"
        sx={{ '--ButtonGroup-separatorColor': 'rgba(255 255 255 / 0.6)' }}
      >
        <Button>Scan</Button>
        <Button>Develop</Button>
        <Button>Export</Button>
      </ButtonGroup>
      <ButtonGroup
        variant="plain"
        aria-label="Roll"
        sx={{ '--ButtonGroup-separatorSize': '0px', bgcolor: 'background.level1' }}
      >
        <Button>Load</Button>
        <Divider />
        <Button>Rewind</Button>
        <Divider />
        <Button>Eject</Button>
      </ButtonGroup>
    </Stack>
  );
}
