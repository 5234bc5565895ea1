import MenuItem from '@mui/joy/MenuItem';
import MenuList from '@mui/joy/MenuList';

export default function MenuListBasic() {
  return (
    <MenuList aria-label="Tools" variant="outlined" size="sm" sx={{ width: 180 }}>
      <MenuItem>Loupe</MenuItem>
      <MenuItem>Ruler</MenuItem>
      <MenuItem>Spotting brush</MenuItem>
    </MenuList>
  );
}
