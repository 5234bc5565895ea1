import Dropdown from '@mui/joy/Dropdown';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';
import Stack from '@mui/joy/Stack';

const placements = ['bottom-start', 'bottom-end', 'top', 'right-start'] as const;

export default function MenuPlacement() {
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
      {placements.map((placement) => (
        <Dropdown key={placement}>
          <MenuButton>{placement}</MenuButton>
          <Menu
            placement={placement}
            keepMounted
            modifiers={[{ name: 'offset', options: { offset: [0, 12] } }]}
          >
            <MenuItem>Red filter</MenuItem>
            <MenuItem>Yellow filter</MenuItem>
          </Menu>
        </Dropdown>
      ))}
    </Stack>
  );
}
