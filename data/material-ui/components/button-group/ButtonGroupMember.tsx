import * as React from 'react';
import AddIcon from '@mui/icons-material/Add';
import RemoveIcon from '@mui/icons-material/Remove';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonGroup, {
  ButtonGroupButtonContext,
  ButtonGroupContext,
} from '@mui/material/ButtonGroup';

function Reading({ children }: { children: React.ReactNode }) {
  const { className } = React.useContext(ButtonGroupContext);
  const position = React.useContext(ButtonGroupButtonContext);

  return (
    <Box
      component="output"
      className={`${className} ${position}`}
      sx={{ px: 2, alignContent: 'center', border: 1, borderColor: 'divider' }}
    >
      {children}
    </Box>
  );
}

export default function ButtonGroupMember() {
  const [guests, setGuests] = React.useState(4);

  return (
    <ButtonGroup aria-label="Guest berths">
      <Button aria-label="Remove a guest" onClick={() => setGuests(Math.max(0, guests - 1))}>
        <RemoveIcon />
      </Button>
      <Reading>
        {guests} {guests === 1 ? 'guest' : 'guests'}
      </Reading>
      <Button aria-label="Add a guest" onClick={() => setGuests(guests + 1)}>
        <AddIcon />
      </Button>
    </ButtonGroup>
  );
}
