import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Paper from '@mui/material/Paper';

export default function MenuDisabledItems() {
  return (
    <Paper variant="outlined">
      <MenuList aria-label="Oven" disabledItemsFocusable disableListWrap>
        <MenuItem>Preheat</MenuItem>
        <MenuItem disabled>Open the door (260 °C)</MenuItem>
        <MenuItem divider>Release steam</MenuItem>
        <MenuItem disabled>Clean (only when cold)</MenuItem>
        <MenuItem>Switch off</MenuItem>
      </MenuList>
    </Paper>
  );
}
