import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';

export default function ButtonGroupMixed() {
  return (
    <ButtonGroup aria-label="Request from the yacht Petrel">
      <Button variant="contained" disableElevation>
        Grant
      </Button>
      <Button>Ask</Button>
      <Button color="error">Deny</Button>
    </ButtonGroup>
  );
}
