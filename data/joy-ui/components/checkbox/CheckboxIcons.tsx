import BakeryDiningIcon from '@mui/icons-material/BakeryDining';
import CloseIcon from '@mui/icons-material/Close';
import FavoriteIcon from '@mui/icons-material/Favorite';
import FavoriteBorderIcon from '@mui/icons-material/FavoriteBorder';
import Checkbox from '@mui/joy/Checkbox';
import Stack from '@mui/joy/Stack';

function setIndeterminate(input: HTMLInputElement | null) {
  if (input) {
    input.indeterminate = true;
  }
}

export default function CheckboxIcons() {
  return (
    <Stack spacing={2}>
      <Checkbox label="Leave out the seeds" checkedIcon={<CloseIcon />} defaultChecked />
      <Checkbox
        variant="plain"
        color="danger"
        label="Save as a favorite"
        uncheckedIcon={<FavoriteBorderIcon />}
        checkedIcon={<FavoriteIcon />}
        defaultChecked
      />
      <Checkbox
        variant="outlined"
        label="Half loaf"
        indeterminate
        indeterminateIcon={<BakeryDiningIcon />}
        slotProps={{ input: { ref: setIndeterminate } }}
      />
    </Stack>
  );
}
