import Dropdown from '@mui/joy/Dropdown';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';
import Stack from '@mui/joy/Stack';

const sizes = ['sm', 'md', 'lg'] as const;

export default function MenuSizes() {
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
      {sizes.map((size) => (
        <Dropdown key={size}>
          <MenuButton size={size}>Size {size}</MenuButton>
          <Menu size={size} keepMounted>
            <MenuItem>9 × 13 cm</MenuItem>
            <MenuItem>18 × 24 cm</MenuItem>
            <MenuItem>30 × 40 cm</MenuItem>
          </Menu>
        </Dropdown>
      ))}
    </Stack>
  );
}
